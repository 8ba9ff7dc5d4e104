import type { assignments } from '@duologue/contract/assignments'
import type { CallArguments } from '@duologue/contract/endpoint'
import type { Reader } from '@duologue/domain/accounts/reader'
import { assignmentModesOf } from '@duologue/domain/choices/assignment-choices'
import { gameOf, playedKinds } from '@duologue/domain/choices/played-kinds'
import { idOfReader } from '../accounts/index'
import { lockClassInUse } from '../classes/index'
import { requireUnit } from '../courses/index'
import { doOnce } from '../database/do-once'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import type { AssignableThing, ThingId } from '../playable'
import { assignedStill } from './assignment-store'
import type { AssignmentsRoom } from './assignments-room'
import { insertAssignments } from './insert-assignments'
import { newRow } from './new-row'
import { ownClass } from './own-class'

type Call = CallArguments<typeof assignments.assignUnit>

/** An item of a unit as it is assigned. */
type Item = AssignableThing & ThingId

/** What an item of a unit is, as a thing that is played. */
const kindOf = { conversation: 'conversation', list: 'pronunciationList' } as const

/** The wanted items of a unit in its order, without those that the teacher may not see; each must be one of it. */
async function wantedItems(room: AssignmentsRoom, { params, body }: Call, reader: Reader) {
  const { database, things } = room
  const unit = await requireUnit(database, params.id, params.unit, reader)
  const wanted = unit.items.filter(({ id }) => body.items.includes(id))
  if (wanted.length < new Set(body.items).size)
    throw new Refused('invalid-input', { items: 'are not all of this unit' })
  const found = await Promise.all(
    playedKinds.map(kind => {
      const ids = wanted.flatMap(item => (kindOf[item.kind] === kind ? [item.id] : []))
      return things[kind].assignable(database, ids, reader)
    }),
  )
  const items = wanted.flatMap(({ kind, id }): Item[] => {
    const one = found.map(ofKind => ofKind.get(id)).find(thing => thing !== undefined)
    return one ? [{ ...one, kind: kindOf[kind] }] : []
  })
  return { items, unavailable: wanted.length - items.length }
}

/** A mode that its activity does not have leaves the choice to the learner (assignments.md#assign-a-unit). */
const modeFor = ({ kind }: Item, wanted: Call['body']['mode']) => {
  const modes: readonly string[] = assignmentModesOf[gameOf[kind]]
  return modes.includes(wanted) ? wanted : 'any'
}

const rowOf = (room: AssignmentsRoom, item: Item, { body }: Call) =>
  newRow(room, { class: body.class, thing: item }, { ...body, mode: modeFor(item, body.mode) })

const named = (all: readonly Item[]) => all.map(({ id, title }) => ({ id, title }))

/**
 * Assigns items of a unit to a class that is the teacher's own: an assignment for each that they may see and that can be
 * played, in one transaction. What the class has to play still is left as it is; the answer tells what became of each.
 */
export function assignUnit(room: AssignmentsRoom): Handler<typeof assignments.assignUnit> {
  const { database, clock, random } = room
  return async (call, { reader, key }) => {
    const classId = await ownClass(database, [call.body.class], reader)
    const { items, unavailable } = await wantedItems(room, call, reader)
    const playable = items.filter(({ canPlay }) => canPlay)
    const rows = new Map(playable.map(item => [item.id, rowOf(room, item, call)]))
    const now = clock.now()
    const keyed = { user: idOfReader(reader), key, request: ['assignUnit', call], now }
    return inTransaction(database, random, transaction =>
      doOnce(transaction, keyed, async () => {
        await lockClassInUse(transaction, classId, reader)
        const before = await assignedStill(transaction, classId, [...rows.keys()], now)
        const fresh = playable.filter(({ id }) => !before.has(id))
        await insertAssignments(
          transaction,
          classId,
          fresh.flatMap(({ id }) => rows.get(id) ?? []),
        )
        return {
          assigned: named(fresh),
          already: named(playable.filter(({ id }) => before.has(id))),
          notPlayable: named(items.filter(({ canPlay }) => !canPlay)),
          unavailable,
        }
      }),
    )
  }
}
