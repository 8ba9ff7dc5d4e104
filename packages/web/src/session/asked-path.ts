/** The path of the page that was asked for at an address: what the server did not find comes by way of /not-found. */
export function askedPath(address: string): string {
  const { origin, pathname, searchParams } = new URL(address)
  const from = pathname === '/not-found' ? searchParams.get('from') : null
  return from === null ? pathname : new URL(from, origin).pathname
}
