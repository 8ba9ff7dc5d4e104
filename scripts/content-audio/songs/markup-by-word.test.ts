import { expect, test } from 'vitest'
import { markupByWord } from './markup-by-word'

const shape = { pitch: 100, stretch: 1, pace: 0.8 }
const head = '<volume level="30"><speed level="80"><pitch level="100">'

test('each word has a volume of its own, from a place in the text on a lower one', () => {
  expect(markupByWord('¿Y yo – hoy?', shape)).toBe(
    `${head}<volume level="30">Y <volume level="30">yo <volume level="30">– <volume level="30">hoy?`,
  )
  expect(markupByWord('Y yo, ¿hoy?', shape)).not.toContain(',')
  expect(markupByWord('¿Y yo?', shape, 3)).toBe(
    `${head}<volume level="30">Y <volume level="12">yo?`,
  )
})
