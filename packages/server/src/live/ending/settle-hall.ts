import { gameOf } from '@duologue/domain/choices/played-kinds'
import {
  type CountedGame,
  countedGames,
  hasAnsweredHalf,
} from '@duologue/domain/live/counted-games'
import type { Hall } from '@duologue/domain/live/hall'
import { memberOf } from '@duologue/domain/live/hall-members'
import { hallReport } from '@duologue/domain/live/hall-report'
import type { PlayToStore } from '../../plays/index'
import { thingIn } from '../../thing-columns'
import { markSettled } from '../hall-store'
import type { LiveRoom } from '../live-room'
import type { KeptReport, MemberRow } from '../live-table'
import type { KeptHall } from '../log/kept-hall'
import { changeNames, membersOfHall } from '../member-store'
import { countedAssignments } from './counted-assignments'
import { livePlay } from './live-play'
import { playKey } from './play-key'

/** A game that counts, and the user whose it is. */
interface OfUser {
  game: CountedGame
  user: string
}

/** For which assignment the game of each user counts who has answered half of what they were asked. */
const assignmentsFor = (
  room: LiveRoom,
  { opened }: KeptHall,
  { settings }: Hall,
  users: readonly OfUser[],
  at: Date,
): Promise<ReadonlyMap<string, string>> =>
  countedAssignments(
    room,
    { ...opened, thing: thingIn(opened), settings, at },
    users.flatMap(({ user, game }) => (hasAnsweredHalf(game) ? [user] : [])),
  )

/** The game of a user as a play. */
function playOf(
  room: LiveRoom,
  kept: KeptHall,
  hall: Hall,
  { game, user }: OfUser,
  { at, assignment }: { at: Date; assignment: string | undefined },
): PlayToStore {
  const { id, title, language, conversation, pronunciationList } = kept.opened
  const { mode, difficulty, relaxed, pace } = hall.settings
  const kind = hall.opening.script.items === null ? 'conversation' : 'pronunciationList'
  return livePlay(room, {
    key: playKey(id, game.member),
    user,
    assignment: assignment ?? null,
    conversation,
    pronunciationList,
    title,
    activity: gameOf[kind],
    mode,
    difficulty,
    language,
    playedAt: at,
    score: game.score,
    base: null,
    healthBonus: null,
    isWinner: game.isWinner,
    relaxed: relaxed || (memberOf(hall, game.member)?.relaxed ?? false),
    live: pace === 'step',
    lines: game.lines,
  })
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
