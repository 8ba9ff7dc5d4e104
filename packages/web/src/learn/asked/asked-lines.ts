/**
 * What an address asks to practise at once (learn.md#starting): some lines alone, `lines`, once for each; or to say all of
 * them, `step=turn`.
 */
export function readAskedLines(search: Record<string, unknown>): {
  lines?: string[]
  step?: 'turn'
} {
  const lines = [search.lines].flat().filter(line => typeof line === 'string' && line !== '')
  return {
    ...(lines.length > 0 ? { lines: lines as string[] } : {}),
    ...(search.step === 'turn' ? { step: 'turn' } : {}),
  }
}
