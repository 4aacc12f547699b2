/** The time of day for what is drawn by it, in a component, for as long as it is there. */
export function ticking(every: number): { readonly ms: number } {
  let ms = $state(Date.now())
  $effect(() => {
    const timer = setInterval(() => (ms = Date.now()), every)
    return () => clearInterval(timer)
  })
  return {
    get ms() {
      return ms
    },
  }
}
