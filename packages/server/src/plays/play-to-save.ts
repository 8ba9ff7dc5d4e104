import type { CallArguments } from '@duologue/contract/endpoint'
import type { plays } from '@duologue/contract/plays'
import type { Reader } from '@duologue/domain/accounts/reader'
import type { LineResult } from '@duologue/domain/battle/scoring/line-results'
import { defaultBattleDifficulty } from '@duologue/domain/choices/battle-difficulties'
import { battleModes } from '@duologue/domain/choices/battle-modes'
import { pronunciationModes } from '@duologue/domain/choices/pronunciation-choices'
import type { UncountedReason } from '@duologue/domain/choices/uncounted-reasons'
import { learnWins } from '@duologue/domain/learn/learn-score'
import { idOfReader } from '../accounts/index'
import { begunDialogue, requireConversation, requireDialogue } from '../conversations/index'
import { Refused } from '../http/refused'
import { begunList, requireList } from '../pronunciation/index'
import { judgePlay, unverified } from './judge-play'
import { judgeRound } from './judge-round'
import type { PlayRow } from './play-store'
import { assignmentToTake } from './played-assignment'
import type { PlaysRoom } from './plays-room'
import { type TicketRow, ticketOf } from './ticket-store'

type Body = CallArguments<typeof plays.savePlay>['body']
type Recorded = Extract<Body, { ticket: string }>
type Told = Extract<Body, { activity: 'conversationGame' }>
type ToldRound = Extract<Body, { activity: 'pronunciationCustom' }>
type Learned = Extract<Body, { activity: 'learn' }>

/** What is known of a play before it is stored; `heard` are lines that were only told, for memory alone. */
export type PlayToSave = Omit<
  PlayRow,
  'id' | 'key' | 'user' | 'playedAt' | 'day' | 'eventsDigest'
> & {
  lines: readonly LineResult[]
  uncounted: UncountedReason | null
  heard?: readonly { line: string; right: boolean }[]
}

interface Titled {
  id: string
  title: string
  language: string
}

const aboutConversation = ({ id, title, language }: Titled) => ({
  conversation: id,
  pronunciationList: null,
  title,
  language,
})

const aboutList = ({ id, title, language }: Titled) => ({
  conversation: null,
  pronunciationList: id,
  title,
  language,
})

/** What we know of a play that came without a record. */
const onlySaid = { ...unverified, uncounted: 'told' } as const

const wrongEvents = () => new Refused('invalid-input', { events: 'is not valid' })

/** What is stored of a recorded round, played again by our own rules. */
async function recordedRound(
  room: PlaysRoom,
  ticket: TicketRow & { pronunciationList: string },
  { events }: Recorded,
) {
  const mode = pronunciationModes.find(one => one === ticket.mode)
  const told = events.flatMap(event => ('kind' in event ? [event] : []))
  if (mode === undefined || told.length < events.length) throw wrongEvents()
  const list = await begunList(room.database, ticket.pronunciationList)
  const judged = judgeRound({ ...ticket, mode }, list, told, room.clock.now())
  return { ...aboutList(list), ...judged, activity: 'pronunciationCustom' as const }
}

/** What is stored of a recorded battle, played again by our own rules. */
async function recordedBattle(
  room: PlaysRoom,
  ticket: TicketRow & { conversation: string },
  { events }: Recorded,
) {
  const mode = battleModes.find(one => one === ticket.mode)
  const told = events.flatMap(event => ('type' in event ? [event] : []))
  if (mode === undefined || told.length < events.length) throw wrongEvents()
  const conversation = await begunDialogue(room.database, ticket.conversation)
  const judged = judgePlay({ ...ticket, mode }, conversation, told, room.clock.now())
  return { ...aboutConversation(conversation), ...judged, activity: 'conversationGame' as const }
}

/** What is stored of a play with a ticket; undefined when no such ticket is open. */
async function recordedPlay(room: PlaysRoom, body: Recorded, reader: Reader) {
  const ticket = await ticketOf(room.database, idOfReader(reader), body.ticket)
  if (!ticket) return undefined
  const { conversation, pronunciationList, mode, difficulty, relaxed, powers, assignment } = ticket
  const found =
    pronunciationList === null
      ? await recordedBattle(room, { ...ticket, conversation: conversation ?? '' }, body)
      : await recordedRound(room, { ...ticket, pronunciationList }, body)
  return { ...found, mode, difficulty, relaxed, powers, assignment }
}

/**
 * What is stored of a battle or a round that was only told, of the thing that it is about: never verified
 * (plays.md#told-plays).
 */
async function onlyTold<About extends ReturnType<typeof aboutConversation | typeof aboutList>>(
  room: PlaysRoom,
  body: Told | ToldRound,
  about: About,
  reader: Reader,
) {
  const { activity, mode, difficulty, score, isWinner, relaxed = false } = body
  const assigned = await assignmentToTake(
    room,
    body.assignment,
    { ...about, mode, difficulty },
    reader,
  )
  const told = { activity, mode, difficulty, relaxed, powers: [], score, isWinner }
  return { ...about, ...onlySaid, ...told, assignment: assigned?.id ?? null }
}

async function toldPlay(room: PlaysRoom, body: Told, reader: Reader) {
  const conversation = await requireDialogue(room.database, body.conversation, reader)
  const own = new Set(conversation.dialogue.map(({ id }) => id))
  const heard = (body.lines ?? []).filter(({ line }) => own.has(line))
  return { ...(await onlyTold(room, body, aboutConversation(conversation), reader)), heard }
}

async function toldRound(room: PlaysRoom, body: ToldRound, reader: Reader) {
  const list = await requireList(room.database, body.pronunciationList, reader)
  return onlyTold(room, body, aboutList(list), reader)
}

/**
 * What is stored of a session of Learn Mode (learn.md#saved-sessions): it is no battle, and belongs to no assignment.
 */
async function learnedPlay(room: PlaysRoom, body: Learned, reader: Reader) {
  const conversation = await requireConversation(room.database, body.conversation, reader)
  const { activity, mode, score } = body
  const told = { activity, mode, difficulty: defaultBattleDifficulty, score }
  const none = { relaxed: false, powers: [], assignment: null }
  const isWinner = learnWins(score)
  return { ...aboutConversation(conversation), ...onlySaid, ...told, ...none, isWinner }
}

/** What is stored of a play, of whatever kind; undefined when its ticket is not open. */
export async function playToSave(
  room: PlaysRoom,
  body: Body,
  reader: Reader,
): Promise<PlayToSave | undefined> {
  if ('ticket' in body) return recordedPlay(room, body, reader)
  if (body.activity === 'learn') return learnedPlay(room, body, reader)
  return body.activity === 'conversationGame'
    ? toldPlay(room, body, reader)
    : toldRound(room, body, reader)
}
