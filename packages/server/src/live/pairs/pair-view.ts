import type { PairAnswer } from '@duologue/contract/live/pair-shapes'
import { type PublicAuthor, publicAuthors } from '../../accounts/index'
import type { Database } from '../../database/connect'
import type { ListedPair } from './pair-store'
import type { PairRow } from './pair-table'

type SeatNumber = 1 | 2

/** On which seat of a duel somebody sits; undefined when they are none of its two. */
export function seatIn(
  { challenger, partner }: Pick<PairRow, 'challenger' | 'partner'>,
  user: string,
): SeatNumber | undefined {
  if (challenger === user) return 1
  return partner === user ? 2 : undefined
}

function stateOf(
  { form, endedAt, waitsFor, acceptedAt }: ListedPair,
  user: string,
): PairAnswer['state'] {
  // Together it is played in its game, from the moment that somebody has accepted.
  if (endedAt !== null || (form === 'together' && acceptedAt !== null)) return 'over'
  if (waitsFor === user) return 'mine'
  return acceptedAt === null ? 'invited' : 'theirs'
}

/** Whether whoever sits on a seat has ended a visit: visits go to and fro, from the challenger's on. */
const hasPlayed = ({ visits }: ListedPair, seat: SeatNumber): boolean => visits >= seat

const isSeat = (winner: SeatNumber | null, seat: SeatNumber): 'self' | 'partner' | null => {
  if (winner === null) return null
  return winner === seat ? 'self' : 'partner'
}

/** A duel as one of its two sees it. */
export function pairView(
  row: ListedPair,
  user: string,
  people: ReadonlyMap<string, PublicAuthor>,
): PairAnswer {
  const seat = seatIn(row, user) ?? 1
  const other = seat === 1 ? 2 : 1
  const { result, settings } = row
  const { deal: _, ...told } = settings
  const scores = result?.scores ?? null
  return {
    id: row.id,
    code: row.code,
    form: row.form,
    title: row.title,
    language: row.language,
    conversation: row.conversation,
    settings: told,
    partner: people.get((seat === 1 ? row.partner : row.challenger) ?? '') ?? null,
    isAccepted: row.acceptedAt !== null,
    isChallenger: seat === 1,
    state: stateOf(row, user),
    partnerHasPlayed: hasPlayed(row, other),
    hall: row.hall,
    end: result?.end ?? (row.form === 'together' && row.acceptedAt !== null ? 'together' : null),
    winner: isSeat(result?.winner ?? null, seat),
    scores: scores && { self: scores[seat], partner: scores[other] },
    dateOpened: row.openedAt.toISOString(),
    dateEnded: row.endedAt?.toISOString() ?? null,
  }
}

/** Duels as one of their two sees them; their partners are found in one query. */
export async function pairViews(
  database: Database,
  rows: readonly ListedPair[],
  user: string,
): Promise<PairAnswer[]> {
  const people = await publicAuthors(
    database,
    rows.flatMap(({ challenger, partner }) => [challenger, partner]),
  )
  return rows.map(row => pairView(row, user, people))
}
