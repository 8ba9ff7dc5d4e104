import * as z from 'zod/mini'

type Schema = z.core.JSONSchema.JSONSchema

/**
 * "This or null" as one schema of two types: as a choice of two schemas, the serializer would try every value against
 * each of them.
 */
function joinNull(schema: Schema): void {
  const [one, none, ...others] = schema.anyOf ?? []
  if (!one?.type || none?.type !== 'null' || others.length > 0) return
  delete schema.anyOf
  Object.assign(schema, one, { type: [one.type, 'null'] })
  if (one.enum) schema.enum = [...one.enum, null]
}

const made = { input: new WeakMap<object, Schema>(), output: new WeakMap<object, Schema>() }

function makeSchema(shape: z.ZodMiniType, io: 'input' | 'output'): Schema {
  const { $schema, ...schema } = z.toJSONSchema(shape, {
    io,
    unrepresentable: 'any',
    target: 'draft-7',
    override: ({ jsonSchema: made }) => joinNull(made as Schema),
  })
  return schema
}

/**
 * A JSON schema for serialization and for the API's description; `input` is what a caller sends. It is the same object for
 * the same shape: what is made of it is made once.
 */
export function jsonSchema(shape: z.ZodMiniType, io: 'input' | 'output'): Schema {
  const schema = made[io].get(shape) ?? makeSchema(shape, io)
  made[io].set(shape, schema)
  return schema
}
