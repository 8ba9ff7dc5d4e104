import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { jsonSchema } from './json-schema'

test.each([
  [z.nullable(z.string()), { type: ['string', 'null'] }],
  [z.nullable(z.enum(['a', 'b'])), { type: ['string', 'null'], enum: ['a', 'b', null] }],
  [
    z.nullable(z.object({ id: z.string() })),
    { type: ['object', 'null'], properties: { id: { type: 'string' } }, required: ['id'] },
  ],
])('a value or null is one schema', (shape, schema) => {
  expect(jsonSchema(shape, 'output')).toMatchObject(schema)
  expect(jsonSchema(shape, 'output')).not.toHaveProperty('anyOf')
})

test('other choices stay choices', () => {
  const either = jsonSchema(z.union([z.string(), z.int()]), 'output')
  expect(either).toHaveProperty('anyOf.length', 2)
})
