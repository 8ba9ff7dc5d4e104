import type { Lyric } from '@duologue/contract/shapes/lyric-shapes'
import type { Stored } from '../editing/edit-song'
import { lyricViews } from './lyric-view'

/** The lyrics that an answer names, in that order, and behind them all others that the edit has changed. */
export function changedViews(stored: Stored, named: readonly string[]): Promise<Lyric[]> {
  const byId = new Map(stored.lyrics.map(row => [row.id, row]))
  const first = named.flatMap(id => byId.get(id) ?? [])
  const others = stored.changed.filter(({ id }) => !named.includes(id))
  return lyricViews(stored.transaction, stored.row, [...first, ...others])
}
