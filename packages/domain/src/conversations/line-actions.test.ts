import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { EditedLine } from './conversation-edit'
import {
  addLine,
  changeLine,
  duplicateLine,
  emptyLine,
  isClipStale,
  mergedLine,
  removeLine,
  restoreLine,
  splitLine,
  splitPlaces,
  swapCharacters,
} from './line-actions'

const line = (id: string, character: 1 | 2, text: string, told: Partial<EditedLine> = {}) => ({
  ...emptyLine(id, character),
  text,
  ...told,
})
const lines = [
  line('a', 1, 'Hola, ¿qué tal?', {
    translation: 'Hello, how are you?',
    audio: '/media/a',
    audioText: 'Hola, ¿qué tal?',
  }),
  line('b', 2, 'Bien.'),
  line('c', 1, 'Me alegro.', { translation: 'I am glad.' }),
]
const told = (some: readonly EditedLine[]) =>
  some.map(({ id, character, text }) => `${id} ${character} ${text}`)

describe('a line', () => {
  test('is added after one for the other character, else at the end', () => {
    expect(told(addLine(lines, 'n', 'a'))[1]).toBe('n 2 ')
    expect(told(addLine(lines, 'n')).at(-1)).toBe('n 2 ')
    expect(told(addLine([], 'n'))).toEqual(['n 1 '])
  })

  test('is duplicated with everything but its id', () => {
    const [first, copy] = duplicateLine(lines, 'a', 'n')
    expect(copy).toEqual({ ...first, id: 'n' })
  })

  test('is split at a word: the first part keeps its id and what was made of it', () => {
    const [, place = 0] = splitPlaces('Hola, ¿qué tal?', 'es')
    const [head, tail] = splitLine(lines, 'a', place, 'n')
    expect(told(head && tail ? [head, tail] : [])).toEqual(['a 1 Hola, ¿qué', 'n 1 tal?'])
    expect(head).toMatchObject({ audio: '/media/a', audioText: 'Hola, ¿qué tal?' })
    expect(tail).toEqual(line('n', 1, 'tal?'))
    expect(head && isClipStale(head)).toBe(true)
    for (const nowhere of [0, 15]) expect(splitLine(lines, 'a', nowhere, 'n')).toEqual(lines)
  })

  test('is split at Chinese words, too', () => {
    expect(splitPlaces('你好，世界', 'zh').length).toBeGreaterThan(0)
    expect(splitPlaces('Hola', 'es')).toEqual([])
  })

  test.each([
    ['above', 'c', 'Bien. Me alegro.', 'c', 'es'],
    ['below', 'a', 'Hola, ¿qué tal? Bien.', 'a', 'es'],
    ['below', 'a', 'Hola, ¿qué tal?Bien.', 'a', 'zh'],
  ] as const)('is merged with the one %s and stays itself', (beside, id, text, kept, language) => {
    const merged = mergedLine(lines, id, beside, language) ?? []
    expect(merged).toHaveLength(2)
    expect(merged.find(one => one.id === kept)?.text).toBe(text)
  })

  test('is not merged where nothing is beside it, or where it would be too long', () => {
    expect(mergedLine(lines, 'a', 'above', 'es')).toBeUndefined()
    expect(mergedLine(lines, 'c', 'below', 'es')).toBeUndefined()
    const long = [line('a', 1, 'x'.repeat(200)), line('b', 2, 'x'.repeat(100))]
    expect(mergedLine(long, 'a', 'below', 'es')).toBeUndefined()
  })

  test('that is split and merged again says the same', () => {
    const words = fc.array(fc.stringMatching(/^[a-zé]{1,8}$/), { minLength: 2, maxLength: 12 })
    fc.assert(
      fc.property(words, fc.nat(), (some, pick) => {
        const whole = [line('a', 1, some.join(' '))]
        const places = splitPlaces(some.join(' '), 'es')
        const split = splitLine(whole, 'a', places[pick % places.length] ?? 0, 'n')
        expect(split).toHaveLength(2)
        expect(mergedLine(split, 'a', 'below', 'es')).toEqual(whole)
      }),
    )
  })

  test('loses its pinyin with its text, and a machine its translation when somebody edits it', () => {
    const machine = [
      line('a', 1, '你好', { pinyin: 'nǐ hǎo', translation: 'Hi', translationSource: 'machine:x' }),
    ]
    expect(changeLine(machine, 'a', { text: '您好' })[0]).toMatchObject({
      pinyin: null,
      translationSource: 'machine:x',
    })
    expect(changeLine(machine, 'a', { translation: 'Hello' })[0]).toMatchObject({
      translationSource: 'human',
      pinyin: 'nǐ hǎo',
    })
    expect(changeLine(machine, 'a', { translation: '' })[0]?.translationSource).toBeNull()
    expect(changeLine(machine, 'a', { pinyin: 'ní hǎo' })[0]?.pinyin).toBe('ní hǎo')
  })

  test('that was drafted is read by whoever changes what it says or means; its parts are not', () => {
    const drafted = [line('a', 1, 'Hola, buenas.', { madeBy: 'draft' }), line('b', 2, 'Adiós.')]
    const madeBy = (change: Partial<EditedLine>) => changeLine(drafted, 'a', change)[0]?.madeBy
    expect(madeBy({ text: 'Hola.' })).toBeNull()
    expect(madeBy({ translation: 'Hello.' })).toBeNull()
    expect(madeBy({ madeBy: null })).toBeNull()
    expect(madeBy({ character: 2 })).toBe('draft')
    expect(madeBy({ translation: 'Hello.', translationSource: 'machine:x' })).toBe('draft')
    expect(splitLine(drafted, 'a', 6, 'n').map(one => one.madeBy)).toEqual(['draft', 'draft', null])
    expect(mergedLine(drafted, 'b', 'above', 'es')?.[0]?.madeBy).toBe('draft')
  })

  test('that was just deleted comes back to its place, once', () => {
    const rest = removeLine(lines, 'b')
    expect(rest.map(({ id }) => id)).toEqual(['a', 'c'])
    expect(restoreLine(rest, lines, 'b')).toEqual(lines)
    // Somebody else's version, which was followed meanwhile, has it already.
    expect(restoreLine(lines, lines, 'b')).toEqual(lines)
    expect(restoreLine(rest, lines, 'unknown')).toEqual(rest)
  })

  test('goes to the other character with all the others', () => {
    expect(swapCharacters(lines).map(({ character }) => character)).toEqual([2, 1, 2])
    expect(swapCharacters(swapCharacters(lines))).toEqual(lines)
  })
})
