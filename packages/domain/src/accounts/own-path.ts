/**
 * The path to go to after a login (accounts.md#where-a-login-leads), if it is one of our own pages; else undefined.
 * Anything that a browser could read as another site's address is refused (accounts.md#where-a-login-leads).
 */
export function ownPath(address: unknown): string | undefined {
  if (typeof address !== 'string' || address.length > 2000) return undefined
  // Control characters are dropped by browsers before they read an address; a backslash is read as a slash.
  const isPath = /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(address)
  return isPath ? address : undefined
}
