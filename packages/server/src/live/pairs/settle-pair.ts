import { checkRecord } from '@duologue/domain/battle/record/check-record'
import { gameOf } from '@duologue/domain/choices/played-kinds'
import { hasAnsweredHalf } from '@duologue/domain/live/counted-games'
import { pairSetup } from '@duologue/domain/live/visits/pair-setup'
import { turnsRecord } from '@duologue/domain/live/visits/turns-record'
import type { PlayToStore } from '../../plays/index'
import { countedAssignments } from '../ending/counted-assignments'
import { livePlay } from '../ending/live-play'
import { playKey } from '../ending/play-key'
import type { LiveRoom } from '../live-room'
import { markPairSettled } from './pair-ending-store'
import { pairById } from './pair-store'
import type { PairRow, VisitRow } from './pair-table'
import { visitsOf } from './visit-store'

/** A duel that was played to its end, with its script still there. */
type PlayedPair = PairRow & { script: NonNullable<PairRow['script']>; endedAt: Date }

const isPlayed = (row: PairRow): row is PlayedPair =>
  row.result?.end === 'played' && row.script !== null && row.endedAt !== null

/** For which assignment of their class the game of each of the two counts. */
const assignmentsOf = (room: LiveRoom, row: PlayedPair): Promise<ReadonlyMap<string, string>> => {
  const { conversation: id, endedAt: at } = row
  const thing = id === null ? undefined : ({ kind: 'conversation', id } as const)
  const users = [row.challenger, row.partner].filter(user => user !== null)
  return countedAssignments(room, { ...row, thing, at }, users)
}

/** The game of one of the two as a play; undefined where no hand can have played it. */
function playOf(
  room: LiveRoom,
  row: PlayedPair,
  { seat, user, assignment }: { seat: 1 | 2; user: string; assignment: string | null },
  {
    setup,
    record,
  }: { setup: ReturnType<typeof pairSetup>; record: ReturnType<typeof turnsRecord> },
): PlayToStore | undefined {
  const longest = record.at(-1)?.at ?? 0
  const verdict = checkRecord(setup, row.seed, record, longest, seat)
  if (verdict.kind !== 'told') return undefined
  const { conversation, title, language, settings, endedAt, seats } = row
  return livePlay(room, {
    key: playKey(row.id, seat),
    user,
    assignment,
    conversation,
    pronunciationList: null,
    title,
    activity: gameOf.conversation,
    mode: settings.mode,
    difficulty: settings.difficulty,
    language,
    playedAt: endedAt,
    score: verdict.score.total,
    base: verdict.score.base,
    healthBonus: verdict.score.healthBonus,
    isWinner: verdict.isWinner,
    relaxed: settings.relaxed || seats[seat].relaxed,
    live: true,
    lines: verdict.lines,
  })
}

/** How much one of the two was asked in their visits, and answered: the challenger has the odd ones. */
function answeredBy(visits: readonly VisitRow[], seat: 1 | 2) {
  const own = visits.filter(({ number }) => (number % 2 === 1) === (seat === 1))
  const answers = own.flatMap(visit => visit.answers)
  const answered = answers.filter(({ choice, heard }) => choice !== null || heard !== null)
  return { asked: answers.length, answered: answered.length }
}

/**
 * Stores what a duel that was played leaves: a play for each of the two, in a transaction of its own (live.md#in-turns).
 * Who answered nothing has not played; who answered less than half has met no assignment (live.md#what-counts).
 * Killed anywhere it is begun anew, and does nothing twice: a play has a key of its own.
 */
export async function settlePair(room: LiveRoom, id: string): Promise<void> {
  const { database, clock } = room
  const row = await pairById(database, id)
  if (!row) return
  if (isPlayed(row)) {
    const { script, settings, seats, seed } = row
    const setup = pairSetup({ script, settings, seats, deal: settings.deal })
    const visits = await visitsOf(database, id)
    const record = turnsRecord(
      setup,
      seed,
      visits.flatMap(visit => visit.answers),
    )
    const assignments = await assignmentsOf(room, row)
    for (const seat of [1, 2] as const) {
      const user = seat === 1 ? row.challenger : row.partner
      const game = answeredBy(visits, seat)
      if (user === null || game.answered === 0) continue
      const assignment = hasAnsweredHalf(game) ? (assignments.get(user) ?? null) : null
      const play = playOf(room, row, { seat, user, assignment }, { setup, record })
      if (play) await room.storePlay(play)
    }
  }
  await markPairSettled(database, id, clock.now())
}
