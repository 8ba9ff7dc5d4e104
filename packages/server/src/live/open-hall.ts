import type { CallArguments } from '@duologue/contract/endpoint'
import type { live } from '@duologue/contract/live'
import type { HallAnswer } from '@duologue/contract/shapes/hall-shapes'
import type { AccountType } from '@duologue/domain/accounts/account-types'
import { isEditor } from '@duologue/domain/accounts/is-editor'
import type { Reader } from '@duologue/domain/accounts/reader'
import { fitsAssignment } from '@duologue/domain/assignments/fits-assignment'
import { hallLimits } from '@duologue/domain/live/hall-limits'
import { idOfReader, lockAccountType } from '../accounts/index'
import { membersOf } from '../classes/index'
import type { Queries } from '../database/connect'
import { doOnce } from '../database/do-once'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { ChangedElsewhere, Refused } from '../http/refused'
import { newId } from '../outside/random/new-id'
import { askedThing, idsOf } from '../thing-columns'
import { settledSettings } from './acting/settled-settings'
import { hallRules } from './hall-rules'
import { countOpenHalls, insertHall, markOver, openHallOf } from './hall-store'
import { hallView } from './hall-view'
import { takeCode } from './joining/new-code'
import type { LiveRoom } from './live-room'
import { insertEntries } from './log/log-store'
import { taughtClass } from './pairs/taught-class'

type Body = CallArguments<typeof live.openHall>['body']

/** How many may come into a hall of an account (live.md#opening). */
function mostMembers(type: AccountType, reader: Reader): number {
  return type === 'teacher' || isEditor(reader)
    ? hallLimits.members.teacher
    : hallLimits.members.personal
}

/** What a hall is opened with, looked over; nothing is written yet. */
async function wishedHall(room: LiveRoom, body: Body, reader: Reader) {
  const { database, random } = room
  const host = idOfReader(reader)
  const schoolClass = await taughtClass(database, body.class, host)
  const seed = Buffer.from(random.bytes(4)).readUInt32BE()
  const { thing, title, script } = await room.scriptOf({ ...askedThing(body), seed }, reader)
  const { kind } = thing
  if (schoolClass) await room.requireForClass(thing, schoolClass.songMaturity)
  const { song } = script
  const settings = settledSettings(body.settings, { kind, song, ofClass: schoolClass ?? null })
  const assigned =
    body.assignment === undefined
      ? undefined
      : await room.assignedIn(database, body.assignment, body.class ?? '')
  if (body.assignment !== undefined) {
    const isAbout = assigned?.thing.kind === kind && assigned.thing.id === thing.id
    if (!isAbout || !fitsAssignment(assigned, settings)) throw new Refused('not-this-assignment')
  }
  const classSize = schoolClass ? (await membersOf(database, schoolClass.id)).length : null
  const row = {
    ...idsOf(thing),
    host,
    title,
    settings,
    script,
    seed,
    classSize,
    class: schoolClass?.id ?? null,
    assignment: body.assignment ?? null,
    language: script.language,
    rules: hallRules,
  }
  return { row, className: schoolClass?.name }
}

/** A host has one hall open: another one ends with this opening where its host says so (live.md#opening). */
async function endOther(
  transaction: Queries,
  host: string,
  instead: string | undefined,
): Promise<void> {
  const other = await openHallOf(transaction, host)
  if (!other) return
  if (other.id !== instead)
    throw new ChangedElsewhere('hall-open', { id: other.id, title: other.title })
  const ordered = await insertEntries(transaction, [
    { hall: other.id, member: null, act: { type: 'end' } },
  ])
  await markOver(transaction, other.id, ordered.get(other.id)?.at ?? 0)
}

/**
 * Opens a hall: what is played is kept as it is now (live.md#opening). Students open none; whoever is no teacher opens
 * one for a few people.
 */
export function openHall(room: LiveRoom): Handler<typeof live.openHall> {
  const { database, clock, random } = room
  return async ({ body }, { reader, key }) => {
    const host = idOfReader(reader)
    if (reader.kind === 'user' && reader.isStudent) throw new Refused('teachers-open')
    const { row, className } = await wishedHall(room, body, reader)
    const keyed = { user: host, key, request: ['openHall', body], now: clock.now() }
    return inTransaction(database, random, transaction =>
      doOnce(transaction, keyed, async (): Promise<HallAnswer> => {
        const type = await lockAccountType(transaction, host)
        await endOther(transaction, host, body.instead)
        if ((await countOpenHalls(transaction)) >= hallLimits.open) throw new Refused('live-full')
        const most = mostMembers(type, reader)
        const id = newId(random, clock)
        const made = await takeCode(random, code =>
          insertHall(transaction, { ...row, id, code, mostMembers: most }),
        )
        return hallView(made, { hasReport: false, members: 0, className })
      }),
    )
  }
}
