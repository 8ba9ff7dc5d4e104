import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chipsOf } from './chips'
import { gapChoices, gapParts, markGaps } from './gaps'
import { lineParts } from './line-words'

const line = { id: 'a', text: '¿Dónde está mi bicicleta, papá?', language: 'es' }
const gapsOf = (told: typeof line & { gapWords?: string[] }, round: 1 | 2) =>
  gapParts(told, round)
    .filter(({ isGap }) => isGap)
    .map(({ text }) => text)

test('one word is left out first, then about half of them; punctuation stays', () => {
  expect(gapsOf(line, 1)).toEqual(['bicicleta'])
  expect(gapsOf(line, 2)).toHaveLength(3)
  expect(gapParts(line, 1)).toEqual([
    ...['¿', 'Dónde', ' ', 'está', ' ', 'mi', ' '].map(text => ({ text, isGap: false })),
    { text: 'bicicleta', isGap: true },
    ...[', ', 'papá', '?'].map(text => ({ text, isGap: false })),
  ])
})

test('the words that the author chose are left out, where the line still has them', () => {
  expect(gapsOf({ ...line, gapWords: ['PAPA', 'mi'] }, 1)).toEqual(['papá'])
  expect(gapsOf({ ...line, gapWords: ['PAPA', 'mi'] }, 2)).toEqual(['mi', 'papá'])
  expect(gapsOf({ ...line, gapWords: ['otro'] }, 1)).toEqual(['bicicleta'])
})

test('Chinese is parted into words', () => {
  expect(lineParts('我喜欢咖啡。', 'zh').map(({ text }) => text)).toEqual([
    '我',
    '喜欢',
    '咖啡',
    '。',
  ])
})

const sentence = fc.record({
  id: fc.uuid(),
  text: fc.string({ unit: 'grapheme', maxLength: 60 }),
  language: fc.constantFrom('es', 'fr', 'zh', 'de', 'en'),
})

test('the parts are the line again, and the second round leaves out what the first one does', () => {
  fc.assert(
    fc.property(sentence, told => {
      const [one, more] = [gapParts(told, 1), gapParts(told, 2)]
      expect(one.map(({ text }) => text).join('')).toBe(told.text)
      expect(one.filter(({ isGap }) => isGap).length).toBeLessThanOrEqual(1)
      expect(one.every(({ isGap }, place) => !isGap || more[place]?.isGap)).toBe(true)
      expect(gapParts(told, 2)).toEqual(more)
    }),
  )
})

test('right words are right in every gap, and none is missing', () => {
  fc.assert(
    fc.property(sentence, told => {
      const parts = gapParts(told, 2)
      const own = parts.filter(({ isGap }) => isGap).map(({ text }) => text)
      expect(markGaps(told, parts, own).isRight).toBe(true)
    }),
  )
})

test('a wrong word shows what was given, an empty gap is missing', () => {
  const parts = gapParts({ ...line, gapWords: ['mi', 'papá'] }, 2)
  const marked = markGaps(line, parts, ['tu', ' '])
  expect(marked.isRight).toBe(false)
  expect(marked.words.filter(({ mark }) => mark !== null)).toEqual([
    { text: 'mi', mark: 'wrong', instead: 'tu' },
    { text: 'papá', mark: 'missing' },
  ])
})

test('four different words are offered for a gap, its own among them, and always in the same order', () => {
  const others = ['Hola, bicicleta', 'Una motocicleta y un autobús', 'El automóvil'].map(text => ({
    text,
    language: 'es',
  }))
  const offered = gapChoices(line, others)
  expect(offered).toHaveLength(4)
  expect(new Set(offered).size).toBe(4)
  expect(offered).toContain('bicicleta')
  expect(offered).toContain('motocicleta')
  expect(gapChoices(line, others)).toEqual(offered)
  expect(gapChoices(line, [])).toEqual(['bicicleta'])
})

test('chips are the words of a line, never in their order where there are different ones', () => {
  fc.assert(
    fc.property(
      fc.uuid(),
      fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e')),
      (id, words) => {
        const chips = chipsOf({ id, text: words.join(' '), language: 'es' })
        expect(chips.toSorted()).toEqual(words.toSorted())
        if (words.length > 1) expect(chips).not.toEqual(words)
      },
    ),
  )
})

test('where one word is asked for it alone is left out, wherever it stands and however often', () => {
  const sung = { id: 'w', text: '一起走，一起唱', language: 'zh', gapAt: [4, 6] } as const
  for (const round of [1, 2] as const)
    expect(gapParts(sung, round)).toEqual([
      { text: '一起走，', isGap: false },
      { text: '一起', isGap: true },
      { text: '唱', isGap: false },
    ])
  expect(gapParts({ ...sung, gapAt: [0, 2] }, 1)[0]).toEqual({ text: '一起', isGap: true })
  expect(gapChoices(sung, [{ text: '我们 唱歌', language: 'zh' }])).toContain('一起')
  expect(markGaps(sung, gapParts(sung, 2), ['一起'])).toMatchObject({ isRight: true })
  expect(markGaps(sung, gapParts(sung, 2), ['我们'])).toMatchObject({ isRight: false })
})
