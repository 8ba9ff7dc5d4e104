import { expect, test } from 'vitest'
import { cardWants } from './card-wants'

const scanned = { words: false, pictures: false }

test.each([
  ['card', scanned, undefined],
  ['pictures', scanned, 'pictures'],
  ['pictures', { words: true, pictures: false }, 'pictures'],
  ['pictures', { words: false, pictures: true }, undefined],
  ['words', scanned, 'words'],
  ['words', { words: false, pictures: true }, 'words'],
  ['words', { words: true, pictures: false }, undefined],
] as const)('%s with %o wants %s', (setting, brought, wanted) => {
  expect(cardWants(setting, brought)).toBe(wanted)
})
