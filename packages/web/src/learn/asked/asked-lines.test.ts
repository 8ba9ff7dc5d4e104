import { expect, test } from 'vitest'
import { readAskedLines } from './asked-lines'

test.each([
  [{}, {}],
  [{ lines: 'one' }, { lines: ['one'] }],
  [{ lines: ['one', 'two'] }, { lines: ['one', 'two'] }],
  [{ lines: [7, '', null] }, {}],
  [{ step: 'turn' }, { step: 'turn' }],
  [{ step: 'read' }, {}],
])('%j asks for %j', (search, asked) => {
  expect(readAskedLines(search)).toEqual(asked)
})
