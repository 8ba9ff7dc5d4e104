import { describe, expect, test } from 'vitest'
import { publishBlockTexts, type publishWarningTexts } from '../messages/conversations/publishing'
import { publishBlockText } from './publish-block-text'
import { type Checked, publishBlocks } from './publish-blocks'
import { publishWarnings } from './publish-warnings'

const line = (character: 1 | 2, text: string, told: object = {}) => ({
  character,
  text,
  translation: 'translated',
  audio: '/media/a.mp3',
  ...told,
})
const lines = [line(1, '¿Qué tal?'), line(2, 'Bien.'), line(1, '¿Y tú?'), line(2, 'También.')]
const whole: Checked = {
  title: 'Saludos',
  language: 'es',
  hasRights: true,
  character1: { name: 'Ana', voice: 'high' },
  character2: { name: 'Luis', voice: 'low' },
  dialogue: lines,
}
const named = (name: string, voice: string | null = null) => ({ name, voice })

describe('what keeps a conversation from being published', () => {
  test.each<[keyof typeof publishBlockTexts, Partial<Checked>]>([
    ['title', { title: '  ' }],
    ['language', { language: null }],
    ['names', { character1: named('') }],
    ['names', { character2: named(' ') }],
    ['emptyLines', { dialogue: [...lines, line(1, ' ')] }],
    ['linesOfEach', { dialogue: [...lines.slice(0, 3), line(1, 'También.')] }],
    ['fewTexts', { dialogue: [...lines.slice(0, 3), line(2, '¡BIEN!')] }],
    ['rights', { hasRights: false }],
  ])('%s', (block, told) => {
    expect(publishBlocks({ ...whole, ...told })).toEqual([block])
    expect(publishBlockText(block, whole)).toBe(publishBlockTexts[block])
  })

  test.each([
    [1, '1 drafted line has not been read.'],
    [4, '4 drafted lines have not been read.'],
  ])('%i drafted lines that nobody has read', (count, said) => {
    const dialogue = lines.map((one, at) => ({ ...one, madeBy: at < count ? 'draft' : null }))
    const checked = { ...whole, dialogue }
    expect(publishBlocks(checked)).toEqual(['unread'])
    expect(publishBlockText('unread', checked)).toBe(said)
  })

  test('nothing, when all is there; much, when nothing is', () => {
    expect(publishBlocks(whole)).toEqual([])
    expect(publishBlocks({ ...whole, dialogue: [] })).toEqual(['linesOfEach', 'fewTexts'])
  })

  test('the warnings do not', () => {
    const bare = lines.map(({ character, text }) => line(character, text, { audio: null }))
    expect(publishBlocks({ ...whole, dialogue: bare })).toEqual([])
  })
})

describe('what an author should know before publishing', () => {
  const withLine = (told: object) => ({ dialogue: [...lines.slice(0, 3), line(2, 'Vale.', told)] })
  test.each<[keyof typeof publishWarningTexts, Partial<Checked>]>([
    ['noAudio', withLine({ audio: null })],
    ['noTranslation', withLine({ translation: null })],
    ['noTranslation', withLine({ translation: ' ' })],
    ['longTexts', withLine({ text: 'x'.repeat(81) })],
    ['sameVoice', { character2: named('Luis', 'high') }],
    ['ownAnswer', { dialogue: [...lines, line(2, 'Hasta luego.')] }],
    [
      'twoSpellings',
      { character1: named('José', 'high'), ...withLine({ text: 'Gracias, Jose.' }) },
    ],
  ])('%s', (warning, told) => {
    expect(publishWarnings({ ...whole, ...told })).toEqual([warning])
  })

  test('nothing, when all is well', () => {
    expect(publishWarnings(whole)).toEqual([])
    // Two without a chosen voice are told apart by the product itself.
    expect(
      publishWarnings({ ...whole, character1: named('Ana'), character2: named('Luis') }),
    ).toEqual([])
  })

  test.each([
    ['80 characters', withLine({ text: 'x'.repeat(80) })],
    [
      'two people of nearly the same name',
      { character1: named('María', 'a'), character2: named('Mario', 'b') },
    ],
    ['a shouted name', { character1: named('José', 'a'), ...withLine({ text: '¡JOSÉ!' }) }],
    [
      'the same word in small letters',
      { character1: named('Rosa', 'a'), ...withLine({ text: 'Es rosa.' }) },
    ],
  ])('nothing for %s', (_name, told) => {
    expect(publishWarnings({ ...whole, ...told })).toEqual([])
  })
})
