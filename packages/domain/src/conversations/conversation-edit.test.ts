import { describe, expect, test } from 'vitest'
import {
  type ConversationEdit,
  type EditedLine,
  isConversationEditValid,
  mergeConversationEdits,
} from './conversation-edit'

const line = (id: string, text: string, told: Partial<EditedLine> = {}): EditedLine => ({
  id,
  character: id === 'a' || id === 'c' ? 1 : 2,
  text,
  pinyin: null,
  translation: null,
  translationSource: null,
  image: null,
  imageAlt: '',
  audio: null,
  audioText: null,
  madeBy: null,
  variants: [],
  gapWords: [],
  ...told,
})
const base: ConversationEdit = {
  title: 'Saludos',
  gist: '',
  description: '',
  credit: '',
  language: 'es',
  difficulty: null,
  translationLanguage: 'en',
  coverimage: null,
  coverAlt: '',
  scene: null,
  sceneBy: null,
  character1: { name: 'Ana', image: null, imageAlt: '', voice: null },
  character2: { name: 'Luis', image: null, imageAlt: '', voice: null },
  hasRights: true,
  isPublished: false,
  dialogue: [line('a', 'Hola.'), line('b', 'Buenas.'), line('c', '¿Y tú?'), line('d', 'Bien.')],
}
const withLines = (dialogue: EditedLine[]) => ({ ...base, dialogue })
const changed = (id: string, told: Partial<EditedLine>) =>
  withLines(base.dialogue.map(one => (one.id === id ? { ...one, ...told } : one)))

describe('an edit may be sent', () => {
  test.each<[string, Partial<ConversationEdit>, boolean]>([
    ['as it is', {}, true],
    ['without lines', { dialogue: [] }, true],
    ['with an empty line', changed('a', { text: ' ' }), false],
    ['with a long line', changed('a', { text: 'x'.repeat(301) }), false],
    ['with a long translation', changed('a', { translation: 'x'.repeat(301) }), false],
    ['with six variants', changed('a', { variants: 'abcdef'.split('') }), false],
    ['with an empty variant', changed('a', { variants: [''] }), false],
    ['without a title', { title: '' }, false],
    ['without a name', { character2: { ...base.character2, name: '' } }, false],
    ['published', { isPublished: true }, true],
    ['published without rights', { isPublished: true, hasRights: false }, false],
    [
      'published with too few lines',
      { isPublished: true, dialogue: base.dialogue.slice(1) },
      false,
    ],
  ])('%s', (_name, told, isValid) => {
    expect(isConversationEditValid({ ...base, ...told })).toBe(isValid)
  })
})

describe('two edits are joined', () => {
  const joined = (mine: ConversationEdit, theirs: ConversationEdit) =>
    mergeConversationEdits(base, mine, theirs)
  const textsOf = ({ dialogue }: ConversationEdit) => dialogue.map(({ text }) => text)

  test('line by line, and field by field in a line', () => {
    const mine = changed('a', { text: 'Hola, hola.' })
    const theirs = changed('a', { translation: 'Hello.' })
    const { merged, conflicts } = joined(mine, { ...theirs, title: 'Otro' })
    expect(conflicts).toEqual([])
    expect(merged.title).toBe('Otro')
    expect(merged.dialogue[0]).toMatchObject({ text: 'Hola, hola.', translation: 'Hello.' })
  })

  test('with the lines that either put in, and without those that either took out', () => {
    const mine = withLines([...base.dialogue, line('e', 'Adiós.')])
    const theirs = withLines(base.dialogue.slice(1))
    expect(textsOf(joined(mine, theirs).merged)).toEqual(['Buenas.', '¿Y tú?', 'Bien.', 'Adiós.'])
  })

  test.each([
    ['the same text twice', changed('a', { text: 'Uno.' }), changed('a', { text: 'Dos.' })],
    ['a line that is gone', changed('a', { text: 'Uno.' }), withLines(base.dialogue.slice(1))],
    [
      'two orders',
      withLines([...base.dialogue].reverse()),
      withLines([...base.dialogue.slice(2), ...base.dialogue.slice(0, 2)]),
    ],
  ])('a person must choose after %s', (_name, mine, theirs) => {
    expect(joined(mine, theirs)).toMatchObject({ conflicts: ['dialogue'], merged: mine })
  })
})
