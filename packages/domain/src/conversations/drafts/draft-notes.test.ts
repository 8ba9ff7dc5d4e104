import { describe, expect, test } from 'vitest'
import type { AskedDraft, DraftedLine } from './asked-draft'
import { draftNotes, wordsToRank } from './draft-notes'

const asked: AskedDraft = {
  language: 'es',
  translationLanguage: 'en',
  level: 'A2',
  topic: 'find a key',
  grammar: '',
  words: ['la llave'],
  lines: 3,
  names: ['Ana', 'Luis'],
}
const line = (character: 1 | 2, text: string, translation: string | null = 'x'): DraftedLine => ({
  character,
  text,
  translation,
})
const lines = [line(1, '¿Dónde está la llave, Luis?'), line(2, 'No sé.'), line(1, 'Aquí no está.')]
const none = new Map<string, number | null>()

const long = Array.from({ length: 17 }, (_, at) => `palabra${at}`).join(' ')

test('nothing is said where all is well', () => {
  expect(draftNotes(asked, lines, none)).toEqual([])
})

describe('it is noted', () => {
  const tooLong = [...lines.slice(0, 2), line(1, long)]
  const zh = { ...asked, language: 'zh', level: 'A1', words: [] } as const
  test.each<[string, AskedDraft, DraftedLine[], object]>([
    ['count', { ...asked, lines: 14 }, lines, { lines: [3] }],
    ['long', asked, tooLong, { lines: [3] }],
    [
      'long',
      zh,
      [line(1, '你'.repeat(15)), line(2, '好'.repeat(16)), line(1, '吗')],
      { lines: [2] },
    ],
    ['alike', asked, [...lines.slice(0, 2), line(1, '¡NO SE!')], { lines: [3] }],
    ['turns', asked, [lines[0], lines[1], line(2, 'Aquí no.')] as DraftedLine[], { lines: [3] }],
    ['untranslated', asked, [...lines.slice(0, 2), line(1, 'Aquí.', null)], { lines: [3] }],
    ['unused', { ...asked, words: ['La Llave', 'puerta'] }, lines, { words: ['puerta'] }],
  ])('%s', (kind, told, drafted, about) => {
    expect(draftNotes(told, drafted, none)).toEqual([{ kind, lines: [], words: [], ...about }])
  })

  test.each<[string, AskedDraft, DraftedLine[]]>([
    [
      'who speaks twice from B2 on',
      { ...asked, level: 'B2' },
      [...lines.slice(0, 2), line(2, 'Aquí.')],
    ],
    ['long lines at C1', { ...asked, level: 'C1' }, tooLong],
    [
      'a missing translation into the same language',
      { ...asked, translationLanguage: 'es' },
      [...lines.slice(0, 2), line(1, 'Aquí.', null)],
    ],
  ])('but not %s', (_what, told, drafted) => expect(draftNotes(told, drafted, none)).toEqual([]))
})

describe('rare words', () => {
  test('are looked for but for names and what was asked for', () => {
    expect(wordsToRank(asked, lines)).toEqual(['dónde', 'está', 'no', 'sé', 'aquí'])
  })

  const ranked = (told: Record<string, number | null>) =>
    draftNotes(asked, lines, new Map(Object.entries(told)))

  test('are beyond the words of the level, or in no list', () => {
    expect(ranked({ está: 5000, sé: 5001, aquí: 90, dónde: null })).toEqual([
      { kind: 'rare', lines: [], words: ['sé', 'dónde'] },
    ])
  })

  test('are not told where no list knows most of them, nor from C1 on', () => {
    expect(ranked({ está: 9000, sé: null, aquí: null })).toEqual([])
    const c1 = { ...asked, level: 'C1' } as const
    expect(draftNotes(c1, lines, new Map([['sé', 90_000]]))).toEqual([])
  })

  test('are at most twelve', () => {
    const many = new Map(Array.from({ length: 20 }, (_, at) => [`w${at}`, 50_000]))
    expect(draftNotes(asked, lines, many)[0]?.words).toHaveLength(12)
  })
})
