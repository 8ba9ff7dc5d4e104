import { dayOf } from '@duologue/domain/assignments/due-date'
import { checkRecord } from '@duologue/domain/battle/record/check-record'
import { gameOf } from '@duologue/domain/choices/played-kinds'
import { hasAnsweredHalf } from '@duologue/domain/live/counted-games'
import { pairSetup } from '@duologue/domain/live/visits/pair-setup'
import { turnsRecord } from '@duologue/domain/live/visits/turns-record'
import { membersOf } from '../../classes/index'
import { newId } from '../../outside/random/new-id'
import type { PlayToStore } from '../../plays/index'
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

/** For which assignment of their class the game of each of the two counts (live.md#what-counts). */
async function assignmentsOf(
  { database, assignmentsToMeet }: LiveRoom,
  row: PlayedPair,
): Promise<ReadonlyMap<string, string>> {
  const { class: of, assignment, conversation, settings, endedAt } = row
  if (of === null) return new Map()
  const enrolled = new Set((await membersOf(database, of)).map(({ student }) => student))
  const students = [row.challenger, row.partner].filter(
    user => user !== null && enrolled.has(user),
  ) as string[]
  if (assignment !== null) return new Map(students.map(user => [user, assignment]))
  if (conversation === null || students.length === 0) return new Map()
  const thing = { kind: 'conversation', id: conversation } as const
  const { mode, difficulty } = settings
  return assignmentsToMeet({ class: of, thing, mode, difficulty, students, at: endedAt })
}

/** The game of one of the two as a play; undefined where no hand can have played it. */
function playOf(
  { random, clock }: LiveRoom,
  row: PlayedPair,
  seat: 1 | 2,
  game: { setup: ReturnType<typeof pairSetup>; record: ReturnType<typeof turnsRecord> },
): Omit<PlayToStore, 'user' | 'assignment'> | undefined {
  const { setup, record } = game
  const longest = record.at(-1)?.at ?? 0
  const verdict = checkRecord(setup, row.seed, record, longest, seat)
  if (verdict.kind !== 'told') return undefined
  const { title, language, settings, endedAt, seats } = row
  return {
    id: newId(random, clock),
    key: playKey(row.id, seat),
    conversation: row.conversation,
    pronunciationList: null,
    song: null,
    title,
    activity: gameOf.conversation,
    mode: settings.mode,
    difficulty: settings.difficulty,
    language,
    playedAt: endedAt,
    saidAt: null,
    day: dayOf(endedAt.getTime(), 'UTC'),
    score: verdict.score.total,
    base: verdict.score.base,
    healthBonus: verdict.score.healthBonus,
    isWinner: verdict.isWinner,
    verified: true,
    relaxed: settings.relaxed || seats[seat].relaxed,
    powers: [],
    durationMs: verdict.lines.reduce((sum, { ms }) => sum + ms, 0),
    eventsDigest: null,
    live: true,
    lines: verdict.lines,
    words: [],
    uncounted: null,
  }
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
      const play = user === null ? undefined : playOf(room, row, seat, { setup, record })
      const game = answeredBy(visits, seat)
      if (user === null || play === undefined || game.answered === 0) continue
      const assignment = hasAnsweredHalf(game) ? (assignments.get(user) ?? null) : null
      await room.storePlay({ ...play, user, assignment })
    }
  }
  await markPairSettled(database, id, clock.now())
}
