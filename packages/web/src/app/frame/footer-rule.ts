/** The footer is hidden on /sandbox and on any path containing the word game (site.md#footer). */
export function hidesFooter(path: string): boolean {
  return path === '/sandbox' || path.includes('game')
}
