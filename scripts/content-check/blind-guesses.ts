import type { SampleConversation } from '@duologue/contract/samples/sample-conversation'
import { drawInOrder, randomFromSeed } from '@duologue/domain/battle/random'
import { guessBlindly, stretchOf } from '@duologue/domain/battle/record/guess-blindly'
import { chooseAnswers } from '@duologue/domain/battle/turn/choose-answers'

/** How often the choices of a line are dealt. */
const deals = 8

/** In how many of how many turns somebody who cannot read a word is right; all chance is seeded. */
function blindGuesses(told: SampleConversation): { right: number; turns: number } {
  const lines = told.dialogue.map((line, place) => ({
    id: `${place}`,
    character: line.character,
    text: line.text,
    translation: line.translation,
    pinyin: null,
    image: null,
    audio: null,
  }))
  const stretch = stretchOf(
    lines.map(({ translation }) => translation),
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

/** The percentage of turns in which the blind guesser is right, over some conversations. */
export function guessedPercent(told: readonly SampleConversation[]): number {
  const all = told.map(blindGuesses)
  const sum = (which: 'right' | 'turns') => all.reduce((total, one) => total + one[which], 0)
  return Math.round((100 * sum('right')) / sum('turns'))
}
