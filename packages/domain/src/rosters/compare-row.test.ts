import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareRow } from './compare-row'

const row = (isActive: boolean, modified: number | null, name: string | null) => ({
  isActive,
  modified,
  facts: { name },
})

test.each([
  ['new', row(true, null, 'Mia'), undefined],
  ['same', row(false, null, 'Mia'), undefined],
  ['same', row(true, null, 'Mia'), row(true, null, 'Mia')],
  ['same', row(true, 5, 'Mia'), row(true, 5, 'Mia')],
  ['changed', row(true, 6, 'Mia R'), row(true, 5, 'Mia')],
  ['changed', row(true, null, 'Mia R'), row(true, 5, 'Mia')],
  ['same', row(true, 6, null), row(true, 5, 'Mia')],
  ['older', row(true, 4, 'Mia R'), row(true, 5, 'Mia')],
  ['older', row(false, 4, 'Mia'), row(true, 5, 'Mia')],
  ['ending', row(false, 5, 'Mia'), row(true, 5, 'Mia')],
  ['same', row(false, 6, 'Mia'), row(false, 5, 'Mia')],
  ['new', row(true, 6, 'Mia'), row(false, 5, 'Mia')],
])('%s', (change, told, kept) => {
  expect(compareRow(told, kept)).toBe(change)
})

test('what was taken is the same when it is told again, and nothing older comes of it', () => {
  const fact = fc.option(fc.constantFrom('Mia', 'Zoë'))
  const any = fc.record({
    isActive: fc.boolean(),
    modified: fc.option(fc.integer({ min: 0, max: 3 })),
    facts: fc.record({ name: fact, title: fact }),
  })
  fc.assert(
    fc.property(any, fc.option(any, { nil: undefined }), (told, kept) => {
      const change = compareRow(told, kept)
      const facts: Record<string, string | null> = { ...kept?.facts }
      if (told.isActive)
        for (const [name, said] of Object.entries(told.facts)) if (said !== null) facts[name] = said
      const after =
        change === 'same' || change === 'older'
          ? kept
          : { isActive: told.isActive, modified: told.modified ?? kept?.modified ?? null, facts }
      expect(compareRow(told, after)).toBe(change === 'older' ? 'older' : 'same')
    }),
  )
})
