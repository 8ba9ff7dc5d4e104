import type { live } from '@duologue/contract/live'
import type { Reader } from '@duologue/domain/accounts/reader'
import { dealtName } from '@duologue/domain/live/names/dealt-name'
import { usualSeat } from '@duologue/domain/live/visits/pair-setup'
import { publicAuthors } from '../../accounts/index'
import { allowancesOf } from '../../classes/index'
import type { Queries } from '../../database/connect'
import { inTransaction } from '../../database/transaction'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { hashOfKey, newGuestKey } from '../joining/guest-key'
import type { LiveRoom } from '../live-room'
import { openPairHall } from '../together/open-pair-hall'
import { invitationOf } from './get-invitation'
import { mayPartner } from './may-partner'
import { changePair, lockPair } from './pair-store'
import type { PairRow } from './pair-table'
import { pairViews } from './pair-view'

/** Whoever accepts, with what is kept of it, and a key where they are a guest. */
interface Accepting {
  user: string | null
  seat: typeof usualSeat
  class: string | null
  key: string | undefined
}

type Accepted = PairRow & { script: NonNullable<PairRow['script']>; challenger: string }

/** Throws where an invitation is not for its reader (live.md#invitations). */
async function requirePartner(
  room: LiveRoom,
  transaction: Queries,
  row: Accepted,
  reader: Reader,
): Promise<Accepting> {
  const { database, random } = room
  if (reader.kind === 'visitor' && row.form !== 'together') throw new Refused('token-missing')
  if (row.acceptedAt !== null) throw new Refused('pair-full')
  const partners = await mayPartner(transaction, row.challenger, reader)
  if (!partners) throw new Refused('not-your-partner')
  if (row.settings.mode === 'speaking') await room.requireMaySpeak(database, reader)
  if (reader.kind === 'visitor')
    return { user: null, seat: usualSeat, class: null, key: newGuestKey(random) }
  const seat = await allowancesOf(transaction, reader.id)
  return { user: reader.id, seat, class: partners.class, key: undefined }
}

/** Opens the game of two who play together (live.md#together); answers its id, and how whoever accepts is called. */
async function openTogether(
  room: LiveRoom,
  transaction: Queries,
  row: Accepted,
  { user, seat, class: of, key }: Accepting,
): Promise<{ hall: string; name: string }> {
  const { challenger, seats, script, seed, title, conversation, settings } = row
  const people = await publicAuthors(room.database, [challenger, user])
  const inviting = people.get(challenger)?.username ?? ''
  const dealt = { opening: { seed }, members: [{ name: inviting, asks: null }] }
  const name = people.get(user ?? '')?.username ?? dealtName(dealt, 2, 0)
  const hall = await openPairHall(room, transaction, {
    host: challenger,
    class: of,
    conversation,
    pronunciationList: null,
    title,
    script,
    seed,
    choices: settings,
    people: [
      { user: challenger, name: inviting, keyHash: null, ...seats[1] },
      { user, name, keyHash: hashOfKey(key ?? null), ...seat },
    ],
  })
  return { hall, name }
}

const isOpen = (row: PairRow | undefined): row is Accepted =>
  row !== undefined && row.challenger !== null && row.endedAt === null && row.script !== null

/** Accepts while nobody else does. */
async function acceptLocked(room: LiveRoom, transaction: Queries, id: string, reader: Reader) {
  const found = await lockPair(transaction, id)
  if (!isOpen(found)) throw new Refused('pair-not-found')
  const { challenger, partner, seats, visits } = found
  const isIn = reader.kind === 'user' && (reader.id === challenger || reader.id === partner)
  if (isIn) return { row: found, key: undefined, name: undefined }
  const accepting = await requirePartner(room, transaction, found, reader)
  const { user, seat, key } = accepting
  const now = room.clock.now()
  const accepted = {
    partner: user,
    class: accepting.class,
    seats: { ...seats, 2: seat },
    waitsSince: now,
    acceptedAt: now,
  }
  if (found.form === 'turns') {
    const waitsFor = visits > 0 ? user : challenger
    const row = await changePair(transaction, id, { ...accepted, waitsFor })
    return { row, key: undefined, name: undefined }
  }
  const { hall, name } = await openTogether(room, transaction, found, accepting)
  return {
    row: await changePair(transaction, id, { ...accepted, waitsFor: null, hall }),
    key,
    name,
  }
}

/**
 * Accepts an invitation; whoever has accepted it is answered the same again (live.md#invitations). Of two who play
 * together the game is opened with it, and the partner may be a guest.
 */
export function acceptInvitation(room: LiveRoom): Handler<typeof live.acceptInvitation> {
  const { database, random } = room
  return async ({ params: { code } }, { reader, address }) => {
    const { id } = await invitationOf(room, code, address)
    const { row, key, name } = await inTransaction(database, random, transaction =>
      acceptLocked(room, transaction, id, reader),
    )
    const hall = row?.hall ?? null
    if (key !== undefined && name !== undefined) return { pair: null, hall, key, name }
    const user = reader.kind === 'user' ? reader.id : ''
    const [pair = null] = await pairViews(database, row ? [row] : [], user)
    return { pair, hall }
  }
}
