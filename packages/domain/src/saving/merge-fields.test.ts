import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeFields } from './merge-fields'

const base = { name: 'Tapas', level: 'A1', list: ['a', 'b'] }

test.each([
  ['nobody changed anything', {}, {}, {}, []],
  ['I alone changed it', { name: 'Mine' }, {}, { name: 'Mine' }, []],
  ['they alone changed it', {}, { name: 'Theirs' }, { name: 'Theirs' }, []],
  [
    'we changed different fields',
    { name: 'Mine' },
    { level: 'B1' },
    { name: 'Mine', level: 'B1' },
    [],
  ],
  ['we changed it to the same', { name: 'Same' }, { name: 'Same' }, { name: 'Same' }, []],
  ['we changed it differently', { name: 'Mine' }, { name: 'Theirs' }, { name: 'Mine' }, ['name']],
  ['a list is changed by one', { list: ['b', 'a'] }, {}, { list: ['b', 'a'] }, []],
])('%s', (_when, mine, theirs, merged, conflicts) => {
  expect(mergeFields(base, { ...base, ...mine }, { ...base, ...theirs })).toEqual({
    merged: { ...base, ...merged },
    conflicts,
  })
})

test('a field with a rule of its own is joined by it, unless the rule gives up', () => {
  const mine = { ...base, list: ['a'] }
  const theirs = { ...base, list: ['b'] }
  const joined = mergeFields(base, mine, theirs, { list: (_, a, b) => [...a, ...b] })
  expect(joined).toEqual({ merged: { ...base, list: ['a', 'b'] }, conflicts: [] })
  const given = mergeFields(base, mine, theirs, { list: () => undefined })
  expect(given).toEqual({ merged: mine, conflicts: ['list'] })
})

test('whatever is edited, every change of mine stands, and every change that only they made', () => {
  const edit = fc.record({ name: fc.constantFrom('x', 'y', 'z'), level: fc.constantFrom('1', '2') })
  fc.assert(
    fc.property(edit, edit, edit, (was, mine, theirs) => {
      const { merged } = mergeFields(was, mine, theirs)
      for (const field of ['name', 'level'] as const) {
        const expected = mine[field] === was[field] ? theirs[field] : mine[field]
        expect(merged[field]).toBe(expected)
      }
    }),
  )
})
