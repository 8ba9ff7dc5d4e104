import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sampleConversation } from '@duologue/contract/samples/sample-conversation'
import { expect, test } from 'vitest'
import { guessedPercent } from './scripts/content-check/blind-guesses'

/** In how many percent of the turns somebody who cannot read a word may be right; of four choices chance is 25. */
const most = { conversation: 45, language: 38 }

const folder = join(import.meta.dirname, 'content/conversations')

/** The samples and languages that are guessed more often than that, each with its figure. This list may only shrink. */
const known = JSON.parse(
  readFileSync(join(import.meta.dirname, 'content/guessed-too-often.json'), 'utf8'),
) as Record<string, number>

const readTold = (file: string) =>
  sampleConversation.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')))

/** Percent of each sample, by its file, and of each language. */
function measured(): [name: string, percent: number, most: number][] {
  return readdirSync(folder).flatMap(language => {
    const samples = readdirSync(join(folder, language)).map(name => `${language}/${name}`)
    const told = samples.map(readTold)
    return [
      ...samples.map(
        (name, place) =>
          [name, guessedPercent(told.slice(place, place + 1)), most.conversation] as const,
      ),
      [language, guessedPercent(told), most.language] as const,
    ].map(([name, value, limit]): [string, number, number] => [name, value, limit])
  })
}

const tell = ([name, percent]: readonly [string, number, number]) => `"${name}": ${percent},`

test('no duel can be won without its language, but those that are known, and these only get better', () => {
  const all = measured()
  const worse = all.filter(([name, percent, limit]) => {
    const figure = known[name]
    return percent > (figure ?? limit)
  })
  expect(worse.map(tell), 'guessed more often than they may be').toEqual([])
  const fine = all.filter(([name, percent, limit]) => name in known && percent <= limit)
  expect(fine.map(tell), 'fine now: take them out of content/guessed-too-often.json').toEqual([])
  const better = all.filter(([name, percent]) => percent < (known[name] ?? 0))
  expect(better.map(tell), 'better now: write it so in content/guessed-too-often.json').toEqual([])
  const names = new Set(all.map(([name]) => name))
  const gone = Object.keys(known).filter(name => !names.has(name))
  expect(gone, 'no longer there: take them out of content/guessed-too-often.json').toEqual([])
})
