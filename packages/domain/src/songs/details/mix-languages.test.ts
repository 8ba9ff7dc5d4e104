import { expect, test } from 'vitest'
import { mixLanguages } from './mix-languages'

test.each([
  [[], []],
  [['zh1'], ['zh1']],
  [
    ['zh1', 'zh2', 'fr1', 'es1', 'fr2'],
    ['zh1', 'fr1', 'es1', 'zh2', 'fr2'],
  ],
  [
    ['zh1', 'zh2', 'zh3'],
    ['zh1', 'zh2', 'zh3'],
  ],
])('%j are shown as %j', (songs, shown) => {
  const mixed = mixLanguages(songs.map(name => ({ name, language: name.slice(0, 2) })))
  expect(mixed.map(({ name }) => name)).toEqual(shown)
})
