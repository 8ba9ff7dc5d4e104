import { expect, test } from 'vitest'
import { scoreSpeech } from '../../speech/score-speech'
import { randomFromSeed } from '../random'
import { chooseAnswers } from '../turn/choose-answers'
import { scoreLine } from './score-line'

const say = (transcript: string) => [{ transcript, confidence: 0.9 }]
const line = { text: 'No lo sé.', variants: ['Ni idea.', 'No tengo ni idea.'] }

test.each([
  ['No lo sé', 100, 'No lo sé.'],
  ['ni idea', 100, 'Ni idea.'],
  ['no tengo ni idea', 100, 'No tengo ni idea.'],
  ['claro', 0, 'No lo sé.'],
])('a line is said in any of its right ways: %s', (heard, percent, way) => {
  const score = scoreLine(line, say(heard), 'es', scoreSpeech)
  expect(score.percent).toBe(percent)
  expect(
    score.expected
      .map(({ text }) => text)
      .join(' ')
      .trim(),
  ).toBe(way)
})

test('a line without other ways is said in its own', () => {
  expect(scoreLine({ text: 'Sí.' }, say('sí'), 'es', scoreSpeech).percent).toBe(100)
})

test('no wrong choice is another right way to say the line', () => {
  const lineOf = (id: string, text: string, variants: string[] = []) => ({
    id,
    character: 1 as const,
    text,
    pinyin: null,
    translation: null,
    image: null,
    audio: null,
    variants,
  })
  const asked = lineOf('a', 'No lo sé.', ['¡Ni idea!'])
  const lines = [asked, lineOf('b', 'Ni idea.'), lineOf('c', 'Sí.'), lineOf('d', 'Claro.')]
  for (let seed = 0; seed < 20; seed += 1) {
    let drawn = 0
    const draw = () => randomFromSeed(seed)(drawn++)
    const choices = chooseAnswers(asked, lines, 'es', draw)
    expect(choices.map(({ id }) => id).toSorted()).toEqual(['a', 'c', 'd'])
  }
})
