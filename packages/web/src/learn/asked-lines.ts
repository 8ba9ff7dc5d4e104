/** The lines that an address asks to practise alone (learn.md#starting): `lines`, once for each. */
export function readAskedLines(search: Record<string, unknown>): { lines?: string[] } {
  const lines = [search.lines].flat().filter(line => typeof line === 'string' && line !== '')
  return lines.length > 0 ? { lines: lines as string[] } : {}
}
