import { dayOf } from '@duologue/domain/assignments/due-date'
import { gameOf } from '@duologue/domain/choices/played-kinds'
import {
  type CountedGame,
  countedGames,
  hasAnsweredHalf,
} from '@duologue/domain/live/counted-games'
import type { Hall } from '@duologue/domain/live/hall'
import { memberOf } from '@duologue/domain/live/hall-members'
import { hallReport } from '@duologue/domain/live/hall-report'
import { membersOf } from '../../classes/index'
import { newId } from '../../outside/random/new-id'
import type { PlayToStore } from '../../plays/index'
import { thingIn } from '../../thing-columns'
import { markSettled } from '../hall-store'
import type { LiveRoom } from '../live-room'
import type { KeptReport, MemberRow } from '../live-table'
import type { KeptHall } from '../log/kept-hall'
import { changeNames, membersOfHall } from '../member-store'
import { playKey } from './play-key'

/** A game that counts, and the user whose it is. */
interface OfUser {
  game: CountedGame
  user: string
}

/**
 * For which assignment the game of each user counts: the hall's own, else the one of its class that it fits. It counts
 * for those alone who are students of the class, and have answered half of what they were asked.
 */
async function assignmentsFor(
  { database, assignmentsToMeet }: LiveRoom,
  kept: KeptHall,
  hall: Hall,
  users: readonly OfUser[],
  at: Date,
): Promise<ReadonlyMap<string, string>> {
  const { class: of, assignment } = kept.opened
  const thing = thingIn(kept.opened)
  const who = users.flatMap(({ user, game }) => (hasAnsweredHalf(game) ? [user] : []))
  if (of === null || who.length === 0) return new Map()
  const enrolled = new Set((await membersOf(database, of)).map(({ student }) => student))
  const students = who.filter(user => enrolled.has(user))
  if (assignment !== null) return new Map(students.map(user => [user, assignment]))
  if (!thing) return new Map()
  const { mode, difficulty } = hall.settings
  return assignmentsToMeet({ class: of, thing, mode, difficulty, students, at })
}

/** The game of a user as a play. */
function playOf(
  { random, clock }: LiveRoom,
  kept: KeptHall,
  hall: Hall,
  { game, user }: OfUser,
  { at, assignment }: { at: Date; assignment: string | undefined },
): PlayToStore {
  const { id, title, language, conversation, pronunciationList } = kept.opened
  const { mode, difficulty, relaxed, pace } = hall.settings
  const kind = hall.opening.script.items === null ? 'conversation' : 'pronunciationList'
  return {
    id: newId(random, clock),
    key: playKey(id, game.member),
    user,
    conversation,
    pronunciationList,
    song: null,
    assignment: assignment ?? null,
    title,
    activity: gameOf[kind],
    mode,
    difficulty,
    language,
    playedAt: at,
    day: dayOf(at.getTime(), 'UTC'),
    score: game.score,
    base: null,
    healthBonus: null,
    isWinner: game.isWinner,
    verified: true,
    relaxed: relaxed || (memberOf(hall, game.member)?.relaxed ?? false),
    powers: [],
    durationMs: game.lines.reduce((sum, { ms }) => sum + ms, 0),
    eventsDigest: null,
    live: pace === 'step',
    saidAt: null,
    lines: game.lines,
    words: [],
    uncounted: null,
  }
}

/** Stores the play of a user once, in a transaction of its own; answers the title of the assignment that it counts for. */
async function storeOne(room: LiveRoom, play: PlayToStore): Promise<string | null> {
  const stored =
    (await room.storePlay(play))?.row ?? (await room.playByKey(play.user, play.key ?? ''))
  const assignment = stored?.assignment ?? null
  return assignment === null ? null : ((await room.titleOfAssignment(assignment)) ?? null)
}

const usersOf = (games: readonly CountedGame[], rows: readonly MemberRow[]): OfUser[] => {
  const users = new Map(rows.map(({ number, user }) => [number, user]))
  return games.flatMap(game => {
    const user = users.get(game.member) ?? null
    return user === null ? [] : [{ game, user }]
  })
}

/**
 * Stores what a hall that is over leaves: the plays of its users, each in a transaction of its own, then names and the
 * report (live.md#what-counts). Killed anywhere it is begun anew, and does nothing twice: a play has a key of its own.
 */
export async function settleHall(room: LiveRoom, kept: KeptHall): Promise<void> {
  const { database } = room
  const hall = await room.halls.now(kept)
  const at = new Date(kept.opened.openedAt.getTime() + (hall.endedAt ?? hall.at))
  const rows = await membersOfHall(database, kept.id)
  // Boards and assignments of songs are of their own games: of this one the report tells.
  const users = hall.opening.script.song ? [] : usersOf(countedGames(hall), rows)
  const assignments = await assignmentsFor(room, kept, hall, users, at)
  const counts = new Map<number, string | null>()
  for (const one of users) {
    const play = playOf(room, kept, hall, one, { at, assignment: assignments.get(one.user) })
    counts.set(one.game.member, await storeOne(room, play))
  }
  const { members, ...report } = hallReport(hall)
  const told: KeptReport = {
    ...report,
    members: members.map(member => ({ ...member, counts: counts.get(member.number) ?? null })),
  }
  await changeNames(
    database,
    kept.id,
    hall.members.map(({ number, name }) => ({ number, name })),
  )
  await markSettled(database, kept.id, told)
}
