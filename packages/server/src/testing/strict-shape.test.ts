import { conversation } from '@duologue/contract/conversations'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { strictShape } from './strict-shape'

const passes = (shape: z.ZodMiniType, value: unknown) =>
  z.core.safeParse(strictShape(shape), value).success

const nested = z.object({
  one: z.nullable(z.object({ text: z.string() })),
  many: z.array(z.object({ count: z.int(), maybe: z.optional(z.boolean()) })),
  either: z.union([z.literal(1), z.literal(2)]),
  pair: z.optional(z.tuple([z.string(), z.object({ of: z.int() })])),
})

test.each([
  [{ one: { text: 'a' }, many: [{ count: 1 }], either: 1 }, true],
  [{ one: null, many: [], either: 2 }, true],
  [{ one: null, many: [], either: 2, extra: 1 }, false],
  [{ one: { text: 'a', extra: 1 }, many: [], either: 1 }, false],
  [{ one: null, many: [{ count: 1, extra: null }], either: 1 }, false],
  [{ one: null, many: [{ count: 1.5 }], either: 1 }, false],
  [{ one: null, many: [], either: 1, pair: ['a', { of: 1 }] }, true],
  [{ one: null, many: [], either: 1, pair: ['a', { of: 1, extra: 1 }] }, false],
  [{ one: null, many: [], either: 1, pair: ['a', { of: 1 }, 'b'] }, false],
  [{ one: null, many: [], either: 3 }, false],
  [{ many: [], either: 1 }, false],
])('%j passes: %j', (value, expected) => expect(passes(nested, value)).toBe(expected))

test('the shapes of the contract are known, and others are not taken for plain', () => {
  expect(() => strictShape(conversation)).not.toThrow()
  expect(() => strictShape(z.date())).toThrow('date')
})
