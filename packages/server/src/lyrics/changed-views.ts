import type { Lyric } from '@duologue/contract/lyric-shapes'
import { lyricViews, type Stored } from '../songs/index'

/** The lyrics that an answer names, in that order, and behind them all others that the edit has changed. */
export function changedViews(stored: Stored, named: readonly string[]): Promise<Lyric[]> {
  const byId = new Map(stored.lyrics.map(row => [row.id, row]))
  const first = named.flatMap(id => byId.get(id) ?? [])
  const others = stored.changed.filter(({ id }) => !named.includes(id))
  return lyricViews(stored.transaction, stored.row, [...first, ...others])
}
