import type { CallArguments } from '@duologue/contract/endpoint'
import type { plays } from '@duologue/contract/plays'
import type { Reader } from '@duologue/domain/accounts/reader'
import { aheadOf, type GameSettings, mannerAhead } from '@duologue/domain/plays/game-manner'
import { playLimits } from '@duologue/domain/plays/play-limits'
import { idOfReader, lockAccountType } from '../../accounts/index'
import { inTransaction } from '../../database/transaction'
import { Refused } from '../../http/refused'
import { newId } from '../../outside/random/new-id'
import { askedThing, idsOf, thingIn } from '../../thing-columns'
import { ownAssignment } from '../played-assignment'
import type { PlaysRoom } from '../plays-room'
import { seedFor } from './seed-store'
import { aheadQuery, type BegunTicket, replaceTicket, type TicketRow } from './ticket-store'

/** What is asked for a game that is played later. */
export type AskedAhead = Extract<CallArguments<typeof plays.createTicket>['body'], { ahead: true }>

/** What must be the same for a ticket to be good for what is asked now. */
const whatItIsFor = ({ version, mode, difficulty, relaxed, extraTime }: TicketRow) =>
  JSON.stringify({ version, mode, difficulty, relaxed, extraTime })

/** A ticket of before that may still be used as it is. */
const isGood = (before: TicketRow, asked: TicketRow): boolean =>
  asked.createdAt.getTime() - before.createdAt.getTime() < playLimits.aheadAge &&
  whatItIsFor(before) === whatItIsFor(asked)

/**
 * The ticket for a game that is played later, without a connection (plays.md#ahead-tickets). Of each thing, and of each
 * assignment, there is one: it is the same until it was used, has grown old, or another game is asked for.
 */
export async function aheadTicket(
  room: PlaysRoom,
  body: AskedAhead,
  reader: Reader,
): Promise<TicketRow> {
  const { database, clock, random, things } = room
  const user = idOfReader(reader)
  const { kind, name } = askedThing(body)
  const thing = await things[kind].requirePlayable(database, name, reader)
  const assigned = await ownAssignment(room, body.assignment, thing, reader)
  const createdAt = clock.now()
  const asked = {
    ...idsOf(thing),
    ...aheadOf(assigned),
    version: thing.version,
    id: newId(random, clock),
    user,
    isAhead: true,
    isWhole: assigned !== undefined,
    powers: null,
    source: null,
    // It is told with the play.
    deal: 1 as const,
    assignment: assigned?.id ?? null,
    seed: Buffer.from(random.bytes(4)).readUInt32BE(),
    createdAt,
  }
  return inTransaction(database, random, async transaction => {
    // One after the other: of two at once both would find room for the last one.
    await lockAccountType(transaction, user)
    const open = await aheadQuery(transaction, user, createdAt)
    const before = open.find(
      row => thingIn(row)?.id === thing.id && row.assignment === asked.assignment,
    )
    if (before && isGood(before, asked)) return before
    if (!before && open.length >= playLimits.aheadTickets) throw new Refused('too-many-tickets')
    const chance = { user, thing: thing.id, isAhead: true, seed: asked.seed, createdAt }
    const ticket = { ...asked, seed: await seedFor(transaction, chance) }
    await replaceTicket(transaction, before, ticket)
    return ticket
  })
}

const wrongSettings = (words: string) => new Refused('invalid-input', { settings: words })

/**
 * A ticket with all that is known of its game: of one that was fetched ahead the play says how it was played, of another one
 * the ticket itself.
 */
export function begunWith(ticket: TicketRow, settings: GameSettings | undefined): BegunTicket {
  const { isAhead, mode, difficulty, powers } = ticket
  if (!isAhead && mode !== null && difficulty !== null && powers !== null) {
    if (settings) throw wrongSettings('is not valid')
    return { ...ticket, mode, difficulty, powers }
  }
  if (!settings) throw wrongSettings('is required')
  const manner = mannerAhead(ticket, settings)
  if (!manner) throw new Refused('not-this-assignment')
  return { ...ticket, ...manner, powers: ticket.conversation === null ? [] : manner.powers }
}
