import type { live } from '@duologue/contract/live'
import { atTime } from '@duologue/domain/live/at-time'
import type { Hall, HallMember } from '@duologue/domain/live/hall'
import type { ServerAct } from '@duologue/domain/live/hall-act'
import { memberOf as memberIn, membersIn, smallerSide } from '@duologue/domain/live/hall-members'
import { knocking, knocks } from '@duologue/domain/live/knocks'
import { dealtName } from '@duologue/domain/live/names/dealt-name'
import { hallNameFault, tidyName } from '@duologue/domain/live/names/own-name'
import { publicAuthors } from '../accounts/index'
import { enrolmentOf } from '../classes/index'
import type { Queries } from '../database/connect'
import { inTransaction } from '../database/transaction'
import { existing } from '../http/existing'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { lockHall } from './hall-store'
import { hashOfKey, newGuestKey } from './joining/guest-key'
import type { LiveRoom } from './live-room'
import type { MemberRow } from './live-table'
import type { KeptHall } from './log/kept-hall'
import { insertEntries, type Ordered } from './log/log-store'
import { changeMemberUser, insertMember, memberOf } from './member-store'

type Join = Extract<ServerAct, { type: 'join' }>

/** Who comes in, as far as it is known before. */
interface Joiner {
  /** Null for a guest. */
  user: string | null
  username: string | null
  keyHash: Buffer | null
  /** The name that a guest wishes. */
  wished: string
  allowances: { extraTime: number; relaxed: boolean }
  /** How many have come from the same address in the last seconds. */
  joinedFrom: number
}

/** What became of it. */
interface Joined {
  number: number
  isNew: boolean
  key: string | undefined
  written?: { act: Join; ordered: Ordered }
}

/** Throws where a hall takes nobody more (live.md#joining). */
function requireRoom(hall: Hall, most: number, waits: boolean): void {
  if (hall.locked) throw new Refused('hall-locked')
  const waiting = hall.members.filter(({ state }) => state === 'waits').length
  const isFull = waits ? waiting >= knocking.most : membersIn(hall).length >= most
  if (isFull) throw new Refused('hall-full')
}

/** The name of somebody new: the username, a dealt one, or the one that they wish (live.md#names). */
function nameFor(hall: Hall, number: number, { username, wished }: Joiner): string {
  if (username !== null) return username
  if (hall.settings.names === 'dealt') return dealtName(hall, number, 0)
  const name = tidyName(wished)
  const fault = hallNameFault(hall, name, null)
  if (fault) throw new Refused(fault)
  return name
}

/** The entry by which somebody comes in or asks to; nothing for who is in, or waits already. */
function joining(
  hall: Hall,
  { mostMembers }: { mostMembers: number },
  joiner: Joiner,
  before: HallMember | undefined,
  isNewUser: boolean,
): Join | undefined {
  if (before?.state === 'in' && !isNewUser) return undefined
  if (before?.state === 'waits') return undefined
  const waits = knocks(hall, before?.state ?? null, joiner.joinedFrom)
  if (before?.state !== 'in') requireRoom(hall, mostMembers, waits)
  const number = before?.number ?? hall.members.length + 1
  return {
    type: 'join',
    member: number,
    // A guest who has logged in is called as a user is.
    name: before && !isNewUser ? before.name : nameFor(hall, number, joiner),
    side: before?.side ?? smallerSide(hall),
    user: joiner.user !== null,
    waits,
    ...joiner.allowances,
  }
}

/** Comes in while nobody else does: whoever was in before is the same member. */
async function joinLocked(
  { halls, random }: LiveRoom,
  transaction: Queries,
  kept: KeptHall,
  joiner: Joiner,
): Promise<Joined> {
  const far = await lockHall(transaction, kept.id)
  if (!far) throw new Refused('hall-not-found')
  if (far.seq > kept.hall.seq) await halls.readGap(kept, transaction)
  const hall = atTime(kept.hall, far.now)
  const row = await memberOf(transaction, kept.id, joiner)
  const isNewUser = row !== undefined && row.user === null && joiner.user !== null
  const act = joining(hall, kept.opened, joiner, memberIn(hall, row?.number ?? 0), isNewUser)
  if (hall.state === 'ended' && !(row && act === undefined)) throw new Refused('hall-over')
  const key = row || joiner.user !== null ? undefined : newGuestKey(random)
  if (!act) return { number: row?.number ?? 0, isNew: false, key }
  await writeMember(transaction, kept.id, act, { row, joiner, key: key ?? null })
  const ordered = await insertEntries(transaction, [{ hall: kept.id, member: null, act }])
  const place = ordered.get(kept.id)
  return {
    number: act.member,
    isNew: row === undefined,
    key,
    ...(place ? { written: { act, ordered: place } } : {}),
  }
}

async function writeMember(
  transaction: Queries,
  hall: string,
  act: Join,
  { row, joiner, key }: { row: MemberRow | undefined; joiner: Joiner; key: string | null },
): Promise<void> {
  const { user } = joiner
  if (!row)
    await insertMember(transaction, {
      hall,
      number: act.member,
      user,
      name: user === null ? act.name : null,
      keyHash: hashOfKey(key),
    })
  else if (row.user === null && user !== null) await changeMemberUser(transaction, row, user)
}

/**
 * Comes into a hall by its code (live.md#joining): a user as who they are, anybody else as a guest with a key. Who is in
 * already is the same member; who was taken out asks to come back.
 */
export function joinHall(room: LiveRoom): Handler<typeof live.joinHall> {
  const { database, random, halls, tries } = room
  return async ({ params: { id }, body }, { reader, address, hallKey }) => {
    tries.allow(address)
    const kept = await halls.current(id)
    const user = reader.kind === 'user' ? reader.id : null
    const identity = { user, keyHash: hashOfKey(hallKey) }
    const known = kept && (await memberOf(database, id, identity))
    if (!kept || (kept.code !== body.code && !known)) {
      tries.countWrong(address)
      throw new Refused('hall-not-found')
    }
    const { host, class: of } = kept.opened
    if (user === host) throw new Refused('own-class')
    const place = of && user ? await enrolmentOf(database, { class: of, student: user }) : undefined
    if (kept.hall.settings.joins === 'class' && !place && !known)
      throw new Refused('hall-for-class')
    if (kept.hall.settings.mode === 'speaking') await room.requireMaySpeak(database, reader)
    const joinedFrom = known ? 0 : room.joins.count(id, address)
    const seen = await halls.now(kept)
    // Whoever floods a hall that takes nobody more costs no transaction.
    if (!known) requireRoom(seen, kept.opened.mostMembers, knocks(seen, null, joinedFrom))
    const author = user === null ? undefined : (await publicAuthors(database, [user])).get(user)
    const joiner: Joiner = {
      ...identity,
      username: author?.username ?? null,
      wished: body.name ?? '',
      allowances: { extraTime: place?.extraTime ?? 1, relaxed: place?.relaxed ?? false },
      joinedFrom,
    }
    const joined = await inTransaction(database, random, transaction =>
      joinLocked(room, transaction, kept, joiner),
    )
    const { written, number, key } = joined
    if (written)
      await halls.ordered(kept, [{ hall: id, member: null, act: written.act }], written.ordered)
    const member = memberIn(kept.hall, number)
    const answer = {
      member: number,
      name: member?.asks ?? member?.name ?? '',
      ...(key === undefined ? {} : { key }),
      waits: member?.state === 'waits',
    }
    return joined.isNew ? answer : existing(answer)
  }
}
