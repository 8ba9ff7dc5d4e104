import type { CallArguments } from '@duologue/contract/endpoint'
import type { live } from '@duologue/contract/live'
import type { Reader } from '@duologue/domain/accounts/reader'
import { fitsAssignment } from '@duologue/domain/assignments/fits-assignment'
import { dealNow } from '@duologue/domain/battle/turn/deals'
import { usualSeat } from '@duologue/domain/live/visits/pair-setup'
import { idOfReader } from '../../accounts/index'
import { membersOf } from '../../classes/index'
import { doOnce } from '../../database/do-once'
import { inTransaction } from '../../database/transaction'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { newId } from '../../outside/random/new-id'
import type { LiveRoom } from '../live-room'
import { insertPairs } from './pair-store'
import { taughtClass } from './taught-class'

type Body = CallArguments<typeof live.pairUp>['body']

/** What the class allows each of its students. */
async function seatsIn({ database }: LiveRoom, id: string) {
  const members = await membersOf(database, id)
  return new Map(
    members.map(({ student, extraTime, relaxed }) => [student, { extraTime, relaxed }]),
  )
}

/** Nobody is in two pairs, and everybody is a student of the class. */
function requirePairs({ pairs }: Body, seats: ReadonlyMap<string, unknown>): void {
  const people = pairs.flat()
  if (new Set(people).size !== people.length)
    throw new Refused('invalid-input', { pairs: 'name somebody twice' })
  if (!people.every(person => seats.has(person))) throw new Refused('student-not-found')
}

/** The assignment that the duels are for: one of the class with the same conversation, which they fit. */
async function requireAssignment(
  { database, assignedIn }: LiveRoom,
  id: string,
  { assignment, settings }: Body,
  conversation: string,
): Promise<void> {
  if (assignment === undefined) return
  const assigned = await assignedIn(database, assignment, id)
  const { kind, id: thing } = assigned?.thing ?? {}
  const isAbout = kind === 'conversation' && thing === conversation
  if (!assigned || !isAbout || !fitsAssignment(assigned, settings))
    throw new Refused('not-this-assignment')
}

/** What all pairs play, looked over; nothing is written yet. */
async function wished(room: LiveRoom, id: string, body: Body, reader: Reader) {
  const schoolClass = await taughtClass(room.database, id, idOfReader(reader))
  if (!schoolClass) throw new Refused('class-not-found')
  const seats = await seatsIn(room, id)
  requirePairs(body, seats)
  const wanted = { kind: 'conversation', name: body.conversation, seed: 0 } as const
  const { thing, title, script } = await room.scriptOf(wanted, reader)
  await requireAssignment(room, id, body, thing.id)
  return { seats, thing, title, script }
}

/** Lets students of a class play duels of two in turns: no invitation is to be accepted (live.md#pair-up). */
export function pairUp(room: LiveRoom): Handler<typeof live.pairUp> {
  const { database, clock, random } = room
  return async ({ params: { id }, body }, { reader, key }) => {
    const user = idOfReader(reader)
    const { seats, thing, title, script } = await wished(room, id, body, reader)
    const now = clock.now()
    const keyed = { user, key, request: ['pairUp', id, body], now }
    const row = (challenger: string, partner: string) => ({
      id: newId(random, clock),
      code: null,
      form: 'turns' as const,
      challenger,
      partner,
      class: id,
      assignment: body.assignment ?? null,
      conversation: thing.id,
      title,
      language: script.language,
      settings: { ...body.settings, deal: dealNow },
      seats: { 1: seats.get(challenger) ?? usualSeat, 2: seats.get(partner) ?? usualSeat },
      script,
      seed: Buffer.from(random.bytes(4)).readUInt32BE(),
      waitsFor: challenger,
      waitsSince: now,
      openedAt: now,
      acceptedAt: now,
    })
    return inTransaction(database, random, transaction =>
      doOnce(transaction, keyed, async () => {
        await insertPairs(
          transaction,
          body.pairs.map(([challenger, partner]) => row(challenger, partner)),
        )
        return { sent: body.pairs.length }
      }),
    )
  }
}
