import { createHash } from 'node:crypto'
import type { CallArguments } from '@duologue/contract/endpoint'
import type { plays } from '@duologue/contract/plays'
import type { Reader } from '@duologue/domain/accounts/reader'
import type { LineResult } from '@duologue/domain/battle/line-results'
import { defaultBattleDifficulty } from '@duologue/domain/choices/battle-difficulties'
import { learnWins } from '@duologue/domain/learn/learn-score'
import { idOfReader } from '../accounts/index'
import { readableConversation, readableDialogue } from '../conversations/index'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { newId } from '../outside/random/new-id'
import { keepBest } from './best-play-store'
import { judgePlay, unverified } from './judge-play'
import { keepLineResults } from './line-result-store'
import { insertPlay, type PlayRow, playByKey } from './play-store'
import { playView } from './play-view'
import { playedAssignment } from './played-assignment'
import type { PlaysRoom } from './plays-room'
import { dropTicket, ticketOf } from './ticket-store'

type Body = CallArguments<typeof plays.savePlay>['body']
type Recorded = Extract<Body, { ticket: string }>
type Told = Extract<Body, { activity: 'conversationGame' }>
type Learned = Extract<Body, { activity: 'learn' }>

/** What is known of a play before it is stored; `heard` are lines that were only told, for memory alone. */
type Found = Omit<PlayRow, 'id' | 'key' | 'user' | 'playedAt' | 'eventsDigest' | 'conversation'> & {
  conversation: string
  lines: LineResult[]
  heard?: { line: string; right: boolean }[]
}

const digestOf = (told: unknown) => createHash('sha256').update(JSON.stringify(told)).digest()

const aboutOf = ({ id, title, language }: { id: string; title: string; language: string }) => ({
  conversation: id,
  title,
  language,
})

/** What is stored of a recorded play, played again by our own rules; undefined when no such ticket is open. */
async function recordedPlay(room: PlaysRoom, body: Recorded, reader: Reader) {
  const ticket = await ticketOf(room.database, idOfReader(reader), body.ticket)
  if (!ticket) return undefined
  const conversation = await readableDialogue(room.database, ticket.conversation, reader)
  const { mode, difficulty, relaxed, powers, assignment } = ticket
  const judged = judgePlay(ticket, conversation, body.events, room.clock.now())
  const activity = 'conversationGame' as const
  const game = { activity, mode, difficulty, relaxed, powers, assignment }
  return { ...aboutOf(conversation), ...judged, ...game }
}

/** What is stored of a play that was only told: never verified (R4). */
async function toldPlay(room: PlaysRoom, body: Told, reader: Reader) {
  const conversation = await readableDialogue(room.database, body.conversation, reader)
  const { activity, mode, difficulty, score, isWinner, relaxed = false, lines = [] } = body
  const own = new Set(conversation.dialogue.map(({ id }) => id))
  const game = { conversation: conversation.id, mode, difficulty }
  const assigned = await playedAssignment(room, body.assignment, game, reader)
  const assignment = assigned?.id ?? null
  const told = { activity, mode, difficulty, relaxed, powers: [], score, isWinner, assignment }
  const heard = lines.filter(({ line }) => own.has(line))
  return { ...aboutOf(conversation), ...unverified, ...told, heard }
}

/** What is stored of a session of Learn Mode (open pages, 3.3): it is no battle, and belongs to no assignment. */
async function learnedPlay(room: PlaysRoom, body: Learned, reader: Reader) {
  const conversation = await readableConversation(room.database, body.conversation, reader)
  const { activity, mode, score } = body
  const told = { activity, mode, difficulty: defaultBattleDifficulty, score }
  const none = { relaxed: false, powers: [], assignment: null }
  return { ...aboutOf(conversation), ...unverified, ...told, ...none, isWinner: learnWins(score) }
}

/** What is stored of a play, of whatever kind; undefined when its ticket is not open. */
function foundPlay(room: PlaysRoom, body: Body, reader: Reader): Promise<Found | undefined> {
  if ('ticket' in body) return recordedPlay(room, body, reader)
  return body.activity === 'learn' ? learnedPlay(room, body, reader) : toldPlay(room, body, reader)
}

/** Stores a play once (R4; security.md 4b, 15 and 5, 19). Player, date and a verified score are the server's own. */
export function savePlay(room: PlaysRoom): Handler<typeof plays.savePlay> {
  const { database, clock, random, assignments, onPlayed } = room

  /**
   * Stores a play with its best and its lines, and uses its ticket up, all or nothing; undefined when it was stored
   * before. Whose assignment went, or who left its class while he played, keeps the play without it.
   */
  const store = (
    { lines, heard = lines, ...found }: Found & PlayRow & { user: string },
    ticket: string | undefined,
  ) =>
    inTransaction(database, random, async transaction => {
      const { user, assignment } = found
      const isHeld = assignment !== null && (await assignments.hold(transaction, assignment, user))
      const row = { ...found, assignment: isHeld ? assignment : null }
      if (!(await insertPlay(transaction, row))) return undefined
      if (ticket !== undefined) await dropTicket(transaction, ticket)
      await keepLineResults(transaction, row.id, lines)
      if (row.verified) await keepBest(transaction, row)
      await onPlayed(transaction, { ...row, at: row.playedAt, lines: heard })
      if (row.assignment !== null)
        await assignments.stored(transaction, { ...row, assignment: row.assignment })
      return row
    })

  return async ({ body }, { reader }) => {
    const user = idOfReader(reader)
    const [ticket, key] = 'ticket' in body ? [body.ticket, body.ticket] : [undefined, body.key]
    const eventsDigest = digestOf(body)
    const found = await foundPlay(room, body, reader)
    if (found) {
      const made = { id: newId(random, clock), key: key ?? null, playedAt: clock.now() }
      const row = { ...found, ...made, user, eventsDigest }
      const stored = await store(row, ticket)
      if (stored) return playView(stored)
    }
    // Stored before, or by another one that was sent at the same moment: its ticket went with it.
    const stored = key && (await playByKey(database, user, key))
    if (!stored) throw new Refused('ticket-not-found')
    if (!stored.eventsDigest?.equals(eventsDigest)) throw new Refused('play-saved-already')
    return playView(stored)
  }
}
