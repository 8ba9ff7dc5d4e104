import { expect, test } from 'vitest'
import { readAskedLines } from './asked-lines'

test.each([
  [{}, {}],
  [{ lines: 'one' }, { lines: ['one'] }],
  [{ lines: ['one', 'two'] }, { lines: ['one', 'two'] }],
  [{ lines: [7, '', null] }, {}],
])('%j asks for %j', (search, asked) => {
  expect(readAskedLines(search)).toEqual(asked)
})
