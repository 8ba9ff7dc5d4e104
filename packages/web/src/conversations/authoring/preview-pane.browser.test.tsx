import type { ConversationEdit, EditedLine } from '@duologue/domain/conversations/conversation-edit'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { PreviewPane } from './preview-pane'

const line = (id: string, text: string, variants: string[] = []): EditedLine => ({
  id,
  character: 1,
  text,
  pinyin: null,
  translation: null,
  translationSource: null,
  image: null,
  imageAlt: '',
  audio: null,
  audioText: null,
  madeBy: null,
  variants,
  gapWords: [],
})

const character = { name: 'Ana', image: null, imageAlt: '', voice: null }

const draft: ConversationEdit = {
  title: 'La llave',
  gist: '',
  description: '',
  credit: '',
  language: 'es',
  difficulty: null,
  translationLanguage: 'en',
  coverimage: null,
  scene: null,
  sceneBy: null,
  coverAlt: '',
  character1: character,
  character2: character,
  hasRights: false,
  isPublished: false,
  dialogue: [
    line('a', 'Está aquí.'),
    line('b', 'No es tuya.'),
    line('c', 'Gracias, la buscaba.'),
    line('d', '¿Tienes mi llave?', ['¿Tienes tú mi llave?']),
    line('e', '¿Tienes tú mi llave?'),
    line('f', '¿De quién es esta?'),
    line('g', '¿Dónde la dejaste?'),
    line('h', '¿Quién la tiene hoy?'),
    line('i', ''),
  ],
}

test('beside a line stands what a battle would offer: lines that look like it, none that is right as well', async () => {
  const screen = await render(<PreviewPane draft={draft} focused="d" />)
  const choices = screen.getByRole('listitem').elements()
  expect(choices.map(({ textContent }) => textContent)).toEqual([
    '¿De quién es esta?',
    '¿Dónde la dejaste?',
    '¿Quién la tiene hoy?',
    '¿Tienes mi llave?',
  ])
})
