import type { Database } from '../../database/connect'
import { pairsOfUser } from './pair-store'
import { seatIn } from './pair-view'

/** The duels of two of a user with what they answered, as they go into the export of their data (live.md#what-is-kept). */
export async function pairsOf(database: Database, user: string) {
  const { rows, played } = await pairsOfUser(database, user)
  return rows.map(row => {
    const { id, title, language, form, settings, openedAt, endedAt, result } = row
    const seat = seatIn(row, user)
    const { mode, difficulty, rounds } = settings
    return {
      title,
      language,
      form,
      settings: { mode, difficulty, rounds },
      as: seat === 1 ? 'challenger' : 'partner',
      openedAt: openedAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
      end: result?.end ?? null,
      score: seat === undefined ? null : (result?.scores?.[seat] ?? null),
      answers: played
        .filter(visit => visit.pair === id && (visit.number - (seat ?? 0)) % 2 === 0)
        .flatMap(({ answers }) => answers),
    }
  })
}
