import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sampleConversation } from '@duologue/contract/samples/sample-conversation'
import { drawInOrder, randomFromSeed } from '@duologue/domain/battle/random'
import { guessBlindly, stretchOf } from '@duologue/domain/battle/record/guess-blindly'
import { chooseAnswers } from '@duologue/domain/battle/turn/choose-answers'
import { expect, test } from 'vitest'

/** In how many percent of the turns somebody who cannot read a word may be right; of four choices chance is 25. */
const most = { conversation: 45, language: 38 }

/** How often the choices of a line are dealt. */
const deals = 8

const folder = join(import.meta.dirname, 'content/conversations')

/** The samples and languages that are guessed more often than that, each with its figure. This list may only shrink. */
const known = JSON.parse(
  readFileSync(join(import.meta.dirname, 'content/guessed-too-often.json'), 'utf8'),
) as Record<string, number>

/** In how many of how many turns of a sample the blind guesser is right; all chance is seeded. */
function guessesIn(file: string) {
  const told = sampleConversation.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')))
  const lines = told.dialogue.map((line, place) => ({
    id: `${place}`,
    character: line.character,
    text: line.text,
    translation: line.translation,
    pinyin: null,
    image: null,
    audio: null,
  }))
  const cues = lines.map(({ translation }) => translation)
  const stretch = stretchOf(
    cues,
    lines.map(({ text }) => text),
  )
  let right = 0
  for (const [place, line] of lines.entries()) {
    for (let deal = 0; deal < deals; deal += 1) {
      const { draw } = drawInOrder(randomFromSeed(place * deals + deal), 0)
      const choices = chooseAnswers(line, lines, told.language, draw)
      const texts = choices.map(({ text }) => text)
      if (choices[guessBlindly(line.translation, texts, stretch)] === line) right += 1
    }
  }
  return { right, turns: lines.length * deals }
}

/** Percent of each sample, by its file, and of each language. */
function measured(): [name: string, percent: number, most: number][] {
  return readdirSync(folder).flatMap(language => {
    const samples = readdirSync(join(folder, language)).map(name => `${language}/${name}`)
    const found = samples.map(name => ({ name, ...guessesIn(name) }))
    const percent = (some: readonly { right: number; turns: number }[]) =>
      Math.round(
        (100 * some.reduce((sum, { right }) => sum + right, 0)) /
          some.reduce((sum, { turns }) => sum + turns, 0),
      )
    return [
      ...found.map(one => [one.name, percent([one]), most.conversation] as const),
      [language, percent(found), most.language] as const,
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
