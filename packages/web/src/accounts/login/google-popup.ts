/** What the popup's landing page tells the page that opened it. */
export interface GoogleLanding {
  kind: 'google-landing'
  code: string | undefined
  state: string | undefined
}

/** Opens the popup, still empty; null where the browser blocks it. */
export const openGooglePopup = (): Window | null =>
  window.open('', 'google-login', 'popup,width=500,height=650')

/** Tells the page that opened this popup how Google answered, and closes the popup. */
export function tellOpener(code: string | undefined, state: string | undefined): void {
  const landing: GoogleLanding = { kind: 'google-landing', code, state }
  const opener: unknown = window.opener
  if (opener) (opener as Window).postMessage(landing, location.origin)
  window.close()
}
