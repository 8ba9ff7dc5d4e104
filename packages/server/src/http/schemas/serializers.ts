import {
  type RouteDefinition,
  type Serializer,
  type SerializerFactory,
  SerializerSelector,
} from '@fastify/fast-json-stringify-compiler'

/** By schema: what was made serves each route, and each server of a process, that answers by it. */
const made = new WeakMap<object, Serializer>()

/**
 * Makes what writes the answers of routes, each when its first answer is written: made for all routes at a start, they
 * took a third of it, most of them for refusals that are all alike.
 */
export const lazySerializers: SerializerFactory = (...settings) => {
  const make = SerializerSelector()(...settings)
  return (route: RouteDefinition) => {
    const { schema } = route
    if (typeof schema !== 'object' || schema === null) return make(route)
    return (answer: unknown) => {
      const known = made.get(schema) ?? make(route)
      made.set(schema, known)
      return known(answer)
    }
  }
}
