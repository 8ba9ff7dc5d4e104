/** Milliseconds without a resize after which it is measured again. */
const settleTime = 250

/**
 * Keeps the viewport's height in the custom property `--viewport-height`, measured again 250 ms after the last resize
 * (site.md#layouts): phones' bars make 100vh too tall. Answers a function that stops.
 */
export function trackViewportHeight(view: Window): () => void {
  let timer = 0
  const measure = () =>
    view.document.documentElement.style.setProperty('--viewport-height', `${view.innerHeight}px`)
  const wait = () => {
    view.clearTimeout(timer)
    timer = view.setTimeout(measure, settleTime)
  }
  measure()
  view.addEventListener('resize', wait)
  return () => {
    view.clearTimeout(timer)
    view.removeEventListener('resize', wait)
  }
}
