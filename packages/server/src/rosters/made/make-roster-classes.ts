import type { rosters } from '@duologue/contract/rosters/rosters'
import { accountKey } from '@duologue/domain/accounts/account-key'
import type { AccountType } from '@duologue/domain/accounts/account-types'
import type { Reader } from '@duologue/domain/accounts/reader'
import { classLimits } from '@duologue/domain/classes/class-limits'
import { idOfReader, lockTypes, ownersOf, requireApproved } from '../../accounts/index'
import {
  type ClassRow,
  countStudents,
  lockClass,
  makeClass,
  requireInUse,
  withFreeCode,
} from '../../classes/index'
import type { Queries } from '../../database/connect'
import { doOnce } from '../../database/do-once'
import { inTransaction } from '../../database/transaction'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { writeLog } from '../../school/index'
import type { RostersRoom } from '../rosters-room'
import { placePeople, wantedChanges } from './change-places'
import { deletePlaces, markUsers, placesIn, upsertBoth, upsertPlaces } from './made-store'
import { metBy, openClasses } from './met-as'
import { lockPeopleOf, lockRosterClass, markMade, staffOf } from './met-store'

/** Whose classes are made: who asks, as whom the roster knows them, and what the locked accounts are. */
interface Making {
  reader: Reader
  people: readonly string[]
  /** Those of the pupils that are made meanwhile, too: they may be in several classes. */
  types: Map<string, AccountType>
  language: string
}

/** The class that stands for one of the roster, locked: the one that was made of it, or a new one of the reader's. */
async function classFor(
  room: RostersRoom,
  transaction: Queries,
  id: string,
  { reader, people }: Making,
): Promise<ClassRow> {
  const found = await lockRosterClass(transaction, id)
  if (!found) throw new Refused('roster-class-not-found')
  const made = found.class === null ? undefined : await lockClass(transaction, found.class)
  if (made) return requireInUse(made)
  const name = found.title.slice(0, classLimits.name).trim()
  const row = await makeClass(room, transaction, reader, { name })
  // What was done in one that was deleted is over.
  await deletePlaces(transaction, id)
  await markMade(transaction, id, row.id)
  const own = (await placesIn(transaction, id)).filter(({ person }) => people.includes(person))
  await upsertPlaces(
    transaction,
    id,
    own.map(({ person }) => person),
    'hand',
  )
  return row
}

/** Makes the accounts of those students who have none; whose number a pupil of the class has are that pupil. */
async function makeWaiting(
  room: RostersRoom,
  transaction: Queries,
  { id, row }: { id: string; row: ClassRow },
  { reader, language, types }: Making,
): Promise<number> {
  const { waiting } = wantedChanges(await placesIn(transaction, id))
  if ((await countStudents(transaction, row.id)) + waiting.length > classLimits.students)
    throw new Refused('class-full')
  const known = await room.pupilsByNumber(transaction, row.id)
  const byHand = waiting.filter(({ person }) => known.has(person))
  const fresh = waiting.filter(({ person }) => !known.has(person))
  const users = await room.makePupils(
    transaction,
    fresh.map(({ given, family, person }) => ({ given, family, externalId: person })),
    { class: row.id, language, actor: idOfReader(reader) },
  )
  for (const user of [...known.values(), ...users]) types.set(user, 'student')
  await markUsers(transaction, [
    ...byHand.map(({ person }) => ({ person, user: known.get(person) ?? '' })),
    ...fresh.map(({ person }, at) => ({ person, user: users[at] ?? '' })),
  ])
  await upsertBoth(transaction, id, { byHand, fresh })
  return users.length
}

/** Makes one class, or joins and fills it; with how many accounts of pupils. */
async function makeOne(room: RostersRoom, transaction: Queries, id: string, making: Making) {
  const row = await classFor(room, transaction, id, making)
  const pupils = await makeWaiting(room, transaction, { id, row }, making)
  const actor = idOfReader(making.reader)
  await placePeople(room, transaction, { id, row, types: making.types, actor })
  const told = { at: room.clock.now(), actor, class: row.id } as const
  await writeLog(transaction, { ...told, what: 'roster-made', about: String(pupils) })
  return { class: row.id, pupils }
}

/**
 * Makes classes that the school has for the reader, all of them or none (rosters.md#making-classes). People of the roster are
 * locked first, then accounts, then classes: whom two teachers have gets one account.
 */
async function makeAll(
  room: RostersRoom,
  transaction: Queries,
  { reader, language }: Pick<Making, 'reader' | 'language'>,
  wanted: readonly string[],
) {
  const user = idOfReader(reader)
  const people = await metBy(transaction, user)
  const open = new Set((await openClasses(room, transaction, people)).map(({ id }) => id))
  if (wanted.some(id => !open.has(id))) throw new Refused('roster-class-not-found')
  await lockPeopleOf(transaction, wanted)
  const staff = await staffOf(transaction, wanted)
  const owners = await ownersOf(
    transaction,
    staff.map(({ email }) => email),
  )
  await markUsers(transaction, [
    ...staff.flatMap(({ person, email }) => {
      const owner = owners.get(accountKey(email))
      return owner ? [{ person, user: owner }] : []
    }),
    ...people.map(person => ({ person, user })),
  ])
  const users = (await lockPeopleOf(transaction, wanted)).flatMap(one => one.user ?? [])
  const types = await lockTypes(room, transaction, [user, ...users])
  await requireApproved(room, transaction, user)
  const made: { class: string; pupils: number }[] = []
  for (const id of wanted)
    made.push(await makeOne(room, transaction, id, { reader, people, types, language }))
  return {
    classes: made.map(one => one.class),
    pupils: made.reduce((sum, { pupils }) => sum + pupils, 0),
  }
}

export function makeRosterClasses(room: RostersRoom): Handler<typeof rosters.makeRosterClasses> {
  const { database, random, clock } = room
  return async ({ body }, { reader, key, language }) => {
    const user = idOfReader(reader)
    const request = { call: 'makeRosterClasses', ...body }
    const wanted = [...new Set(body.classes)].toSorted()
    return withFreeCode(() =>
      inTransaction(database, random, transaction =>
        doOnce(transaction, { user, key, request, now: clock.now() }, () =>
          makeAll(room, transaction, { reader, language }, wanted),
        ),
      ),
    )
  }
}
