/** The footer is hidden on /sandbox and on any path containing the word game (site.md#footer). */
export function hidesFooter(path: string): boolean {
  return path === '/sandbox' || path.includes('game')
}

/** The bar of main places is hidden with the footer, and where somebody writes: there the height is needed. */
export const hidesBottomBar = (path: string): boolean =>
  hidesFooter(path) || /^\/editor\b|\/(edit|create|learn)$/.test(path)
