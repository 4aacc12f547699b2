/** Whether there is room for board, players and log side by side. */
const query = matchMedia('(min-width: 1000px) and (min-height: 560px)')

export class WideScreen {
  wide = $state(query.matches)

  constructor() {
    $effect(() => {
      const follow = (): void => {
        this.wide = query.matches
      }
      query.addEventListener('change', follow)
      return () => query.removeEventListener('change', follow)
    })
  }
}
