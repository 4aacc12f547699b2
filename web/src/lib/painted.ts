/** No frame comes to a page that is hidden meanwhile: go on without one. */
const LONGEST_FRAME_MS = 150

/** Resolves when what has been changed up to now is on the screen. */
export function painted(): Promise<void> {
  if (document.visibilityState !== 'visible') return Promise.resolve()
  return new Promise((resolve) => {
    const late = setTimeout(resolve, LONGEST_FRAME_MS)
    requestAnimationFrame(() => {
      clearTimeout(late)
      setTimeout(resolve)
    })
  })
}
