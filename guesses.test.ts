import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSamples } from './packages/server/src/content/read-samples'
import { guessedPercent } from './scripts/content-check/blind-guesses'
import { retold } from './scripts/content-check/rule'

/**
 * In how many percent of the turns somebody who cannot read a word may be right (decisions 054 and 126); of four choices
 * chance is 25.
 */
const most = { conversation: 45, language: 38 }

/** Each conversation in each language that its cues can be told in. */
const samples = (await readSamples(join(import.meta.dirname, 'content'))).flatMap(
  ({ key, sample }) =>
    [sample, ...retold(sample)].map(told => ({
      key: `${key} in ${told.translationLanguage}`,
      cues: `${told.language} by cues in ${told.translationLanguage}`,
      sample: told,
    })),
)
const percentOf = (some: typeof samples) => guessedPercent(some.map(({ sample }) => sample))

test('no duel can be won without its language', () => {
  const guessed = samples
    .map(one => ({ key: one.key, percent: percentOf([one]) }))
    .filter(({ percent }) => percent > most.conversation)
  expect(guessed).toEqual([])
})

test.each([...new Set(samples.map(({ cues }) => cues))])(
  'nor are those in %s, taken together',
  language => {
    const told = samples.filter(({ cues }) => cues === language)
    expect(percentOf(told)).toBeLessThanOrEqual(most.language)
  },
)
