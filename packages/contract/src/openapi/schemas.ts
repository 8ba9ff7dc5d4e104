import * as z from 'zod/mini'
import { shapeNames } from './named-shapes'

export type Schema = Record<string, unknown>

/** Schemas that have a name, which grow while a document is made. */
export type NamedSchemas = Map<string, Schema>

const inDocument = (text: string) => text.replaceAll('"#/$defs/', '"#/components/schemas/')

/**
 * Bounds that every number of JSON has say nothing, and what is answered may have more fields one day; a list of so many
 * things has no more of them. What our own code may not change is not what OpenAPI calls read-only: a field that is never
 * sent.
 */
function withRightEdges(schema: Schema): void {
  delete schema.readOnly
  if (schema.additionalProperties === false) delete schema.additionalProperties
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (Array.isArray(schema.prefixItems)) {
    schema.items ??= false
    schema.minItems = schema.prefixItems.length
  }
}

/**
 * The JSON schema of a shape for a document (2020-12, as OpenAPI 3.1 has it); shapes that have a name stand in `schemas`,
 * and are pointed to. What a caller sends may differ from what is answered: it has the name with `Input` behind it.
 */
export function documentSchema(
  shape: z.ZodMiniType,
  io: 'input' | 'output',
  schemas: NamedSchemas,
): Schema {
  const made = z.toJSONSchema(shape, {
    io,
    metadata: shapeNames,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    override: ({ jsonSchema }) => withRightEdges(jsonSchema as Schema),
  })
  const ending = io === 'input' ? 'Input' : ''
  const text = inDocument(JSON.stringify(made)).replaceAll(
    /"#\/components\/schemas\/(\w+)"/g,
    `"#/components/schemas/$1${ending}"`,
  )
  const { $schema, $defs, ...schema } = JSON.parse(text) as Schema & { $defs?: Schema }
  for (const [name, def] of Object.entries($defs ?? {})) {
    const { id, ...rest } = def as Schema
    schemas.set(`${name}${ending}`, rest)
  }
  return schema
}
