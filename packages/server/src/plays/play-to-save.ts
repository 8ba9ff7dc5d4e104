import type { CallArguments } from '@duologue/contract/endpoint'
import type { plays } from '@duologue/contract/plays'
import type { Reader } from '@duologue/domain/accounts/reader'
import type { LineResult } from '@duologue/domain/battle/scoring/line-results'
import { defaultBattleDifficulty } from '@duologue/domain/choices/battle-difficulties'
import { gameOf } from '@duologue/domain/choices/played-kinds'
import type { UncountedReason } from '@duologue/domain/choices/uncounted-reasons'
import { learnWins } from '@duologue/domain/learn/learn-score'
import { saidMoment } from '@duologue/domain/plays/game-manner'
import { idOfReader } from '../accounts/index'
import { lineIdsOf } from '../conversations/index'
import type { PlayedThing } from '../playable'
import { askedThing, idsOf } from '../thing-columns'
import type { Heard } from './games/game'
import { replay } from './games/games'
import { unverified } from './games/judge-play'
import type { WordResult } from './line-result-store'
import type { PlayRow } from './play-store'
import { assignmentToTake } from './played-assignment'
import type { PlaysRoom } from './plays-room'
import { begunWith } from './tickets/ahead-ticket'
import { ticketOf } from './tickets/ticket-store'

type Body = CallArguments<typeof plays.savePlay>['body']
type Recorded = Extract<Body, { ticket: string }>
type Told = Exclude<Body, { ticket: string }>
type Learned = Extract<Body, { activity: 'learn' }>

/** What is known of a play before it is stored; `heard` are lines that were only told, for memory alone. */
export type PlayToSave = Omit<
  PlayRow,
  'id' | 'key' | 'user' | 'playedAt' | 'day' | 'eventsDigest' | 'live'
> & {
  lines: readonly LineResult[]
  words: readonly WordResult[]
  uncounted: UncountedReason | null
  heard?: Heard
}

/** What a play says of its thing; the title stays when that is gone. */
const about = ({ title, language, ...thing }: PlayedThing) => ({ ...idsOf(thing), title, language })

/** What we know of a play that came without a record. */
const onlySaid = { ...unverified, uncounted: 'told', saidAt: null } as const

/** What is stored of a play with a ticket; undefined when no such ticket is open. */
async function recordedPlay(room: PlaysRoom, body: Recorded, reader: Reader) {
  const { database, clock } = room
  const { ticket: id, events, settings, saidAt } = body
  const ticket = await ticketOf(database, idOfReader(reader), id, clock.now())
  if (!ticket) return undefined
  const begun = begunWith(ticket, settings)
  if (ticket.isAhead && begun.mode === 'speaking') await room.requireMaySpeak(database, reader)
  const found = await replay(room, begun, events)
  if (!found) return undefined
  const { mode, difficulty, relaxed, powers, assignment, createdAt } = begun
  const { thing, judged } = found
  const activity = gameOf[thing.kind]
  const said = saidMoment(
    saidAt === undefined ? undefined : new Date(saidAt),
    createdAt,
    clock.now(),
  )
  const game = { activity, mode, difficulty, relaxed, powers, assignment, saidAt: said }
  return { ...about(thing), ...judged, ...game }
}

/**
 * What is stored of a session of Learn Mode (learn.md#saved-sessions): it is no battle, and belongs to no assignment.
 */
function learnedPlay({ activity, mode, score }: Learned, thing: PlayedThing): PlayToSave {
  const told = { activity, mode, difficulty: defaultBattleDifficulty, score }
  const none = { relaxed: false, powers: [], assignment: null }
  return { ...about(thing), ...onlySaid, ...told, ...none, isWinner: learnWins(score) }
}

/** The lines of a play that was only told, of those that its thing has. */
async function translatedLines(
  { database }: PlaysRoom,
  body: Told,
  { id }: PlayedThing,
): Promise<Heard> {
  if (!('lines' in body) || !body.lines) return []
  const own = await lineIdsOf(database, id)
  return body.lines.filter(({ line }) => own.has(line))
}

/** What is stored of a game that was only told: never verified (plays.md#told-plays). */
async function toldPlay(room: PlaysRoom, body: Told, reader: Reader): Promise<PlayToSave> {
  const { kind, name } = askedThing(body)
  const thing = await room.things[kind].require(room.database, name, reader)
  if (body.activity === 'learn') return learnedPlay(body, thing)
  const { activity, mode, difficulty, score, isWinner, relaxed = false } = body
  const game = { thing, mode, difficulty }
  const [heard, assigned] = [
    await translatedLines(room, body, thing),
    await assignmentToTake(room, body.assignment, game, reader),
  ]
  const told = { activity, mode, difficulty, relaxed, powers: [], score, isWinner, heard }
  return { ...about(thing), ...onlySaid, ...told, assignment: assigned?.id ?? null }
}

/** What is stored of a play, of whatever kind; undefined when its ticket is not open. */
export const playToSave = async (
  room: PlaysRoom,
  body: Body,
  reader: Reader,
): Promise<PlayToSave | undefined> =>
  'ticket' in body ? recordedPlay(room, body, reader) : toldPlay(room, body, reader)
