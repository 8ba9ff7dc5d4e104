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
