/** The footer is hidden on /sandbox and on any path containing the word game (S1 section 2). */
export function hidesFooter(path: string): boolean {
  return path === '/sandbox' || path.includes('game')
}
