import type { Endpoint } from '@duologue/contract/endpoint'
import type { Database } from '../../database/connect'
import { readReplicas, readWhileAway } from '../../database/replicas/read-replicas'
import type { Caller, Handler } from '../handlers'

type Call<E extends Endpoint> = Parameters<Handler<E>>[0]

/** The handler of a call on any database: made once for each. */
function handlerOn<E extends Endpoint, Room extends { database: Database }>(
  room: Room,
  make: (room: Room) => Handler<E>,
) {
  const handlers = new WeakMap<Database['pool'], Handler<E>>()
  return (database: Database): Handler<E> => {
    const made = handlers.get(database.pool) ?? make({ ...room, database })
    handlers.set(database.pool, made)
    return made
  }
}

const isVisitor = (_: unknown, { reader }: Caller): boolean => reader.kind === 'visitor'

/**
 * A call that may be answered from a replica, where `isPublic` says that everybody would be answered alike; visitors are
 * unless told. Nothing that is asked of a replica decides who may do something.
 */
export function publicReads<E extends Endpoint, Room extends { database: Database }>(
  room: Room,
  make: (room: Room) => Handler<E>,
  isPublic: (call: Call<E>, caller: Caller) => boolean = isVisitor,
): Handler<E> {
  if (!room.database.replicas.areSet) return make(room)
  const on = handlerOn(room, make)
  return (call, caller) =>
    isPublic(call, caller)
      ? readReplicas(room.database, caller.written, database => on(database)(call, caller))
      : on(room.database)(call, caller)
}

/** A call that visitors are answered from a replica while no primary answers. */
export function whileAway<E extends Endpoint, Room extends { database: Database }>(
  room: Room,
  make: (room: Room) => Handler<E>,
): Handler<E> {
  if (!room.database.replicas.areSet) return make(room)
  const on = handlerOn(room, make)
  return (call, caller) =>
    isVisitor(call, caller)
      ? readWhileAway(room.database, caller.written, database => on(database)(call, caller))
      : on(room.database)(call, caller)
}
