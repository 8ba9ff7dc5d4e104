import type { Draft } from '@duologue/contract/shapes/draft-shapes'
import { draftNoteKinds } from '@duologue/domain/conversations/drafts/draft-notes'
import { pasteScript } from '@duologue/domain/conversations/script/paste-script'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { PastePanel } from '../lines/paste-panel'
import type { Drafted } from './drafted'

const lines = [
  { character: 1 as const, text: '¿Y la llave?', translation: 'And the key?' },
  { character: 2 as const, text: 'No sé.', translation: null },
]
const text = 'Ana\t¿Y la llave?\tAnd the key?\nLuis\tNo sé.\t'

const draftWith = (notes: Draft['notes']): Drafted => ({
  lines,
  notes,
  text,
  script: pasteScript(text, 'table'),
  asked: {
    language: 'es',
    translationLanguage: 'en',
    level: 'A2',
    topic: 'the key',
    grammar: '',
    words: [],
    lines: 14,
    names: ['Ana', 'Luis'],
  },
})

const showPanel = (notes: Draft['notes']) =>
  render(<PastePanel drafted={draftWith(notes)} onScript={() => undefined} />)

test('the panel begins with the lines of the draft, and tells what to look at', async () => {
  const screen = await showPanel(
    draftNoteKinds.map(kind => ({
      kind,
      lines: kind === 'count' ? [12] : kind === 'unused' || kind === 'rare' ? [] : [3],
      words: kind === 'unused' ? ['puerta'] : kind === 'rare' ? ['alfil', 'arcano'] : [],
    })),
  )
  await expect.element(screen.getByLabelText('Script')).toHaveValue(text)
  await expect.element(screen.getByRole('rowheader', { name: 'Luis' })).toBeVisible()
  const items = screen.getByRole('status').getByRole('listitem').elements()
  expect(items.map(item => item.textContent)).toEqual([
    '12 lines came, not as many as asked.',
    '1 line is longer than lines at A2: 3.',
    '1 line says what another line says: 3.',
    '1 line is by who has just spoken: 3.',
    '1 line has no translation: 3.',
    '1 word does not occur: puerta.',
    '2 words are rarer than A2: alfil and arcano.',
  ])
})

test('where all is well there is only that they came', async () => {
  const screen = await showPanel([])
  await expect
    .element(screen.getByText('2 lines were drafted. Nothing is stored yet.'))
    .toBeVisible()
  expect(screen.getByText('To look at').elements()).toEqual([])
})
