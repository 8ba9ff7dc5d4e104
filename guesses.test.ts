import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSamples } from './packages/server/src/content/read-samples'
import { guessedPercent } from './scripts/content-check/blind-guesses'

/**
 * In how many percent of the turns somebody who cannot read a word may be right (decisions 054 and 126); of four choices
 * chance is 25.
 */
const most = { conversation: 45, language: 38 }

const samples = await readSamples(join(import.meta.dirname, 'content'))
const percentOf = (some: typeof samples) => guessedPercent(some.map(({ sample }) => sample))

test('no duel can be won without its language', () => {
  const guessed = samples
    .map(one => ({ key: one.key, percent: percentOf([one]) }))
    .filter(({ percent }) => percent > most.conversation)
  expect(guessed).toEqual([])
})

test.each([...new Set(samples.map(({ sample }) => sample.language))])(
  'nor are those in %s, taken together',
  language => {
    const told = samples.filter(({ sample }) => sample.language === language)
    expect(percentOf(told)).toBeLessThanOrEqual(most.language)
  },
)
