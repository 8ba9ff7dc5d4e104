/**
 * Begins with something once the page is loaded and idle: nothing of it is waited for, and whatever it puts into the page comes
 * after the page was taken over.
 */
export function whenIdle(page: Document, begin: () => void): void {
  // Safari has no idle callbacks.
  const idle = () => ('requestIdleCallback' in window ? requestIdleCallback(begin) : begin())
  if (page.readyState === 'complete') idle()
  else window.addEventListener('load', idle, { once: true })
}
