import { draftNoteKinds } from '@duologue/domain/conversations/drafts/draft-notes'
import { pasteScript } from '@duologue/domain/conversations/script/paste-script'
import { draftTexts as texts } from '@duologue/domain/messages/conversations/drafts'
import axe from 'axe-core'
import type { ReactElement } from 'react'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import './tokens.css'
import './base.css'
import { createClient } from '../api/client'
import { pretendApi } from '../api/pretend-api'
import { DraftDialog } from '../conversations/authoring/drafts/draft-lines-dialog'
import { PastePanel } from '../conversations/authoring/lines/paste-panel'
import { PretendPage } from '../ui/pretend-page'
import { axeFaults } from './axe-faults'

const lines = [
  { character: 1 as const, text: '¿Y la llave?', translation: 'And the key?' },
  { character: 2 as const, text: 'No sé.', translation: null },
]
const text = 'Ana\t¿Y la llave?\tAnd the key?\nLuis\tNo sé.\t'
const asked = {
  language: 'es',
  translationLanguage: 'en',
  level: 'A2',
  topic: 'the key',
  grammar: '',
  words: [],
  lines: 14,
  names: ['Ana', 'Luis'],
} as const
const notes = draftNoteKinds.map(kind => ({ kind, lines: [2], words: ['puerta'] }))

const show = (shown: ReactElement) =>
  render(
    <main>
      <h1>New Conversation</h1>
      <PretendPage>{shown}</PretendPage>
    </main>,
  )

/** The dialog over a server that answers by hand. */
async function showDialog() {
  const { api, calls } = pretendApi()
  const screen = await show(
    <DraftDialog
      client={createClient(api)}
      service="ai.example"
      onDrafted={() => undefined}
      onClose={() => undefined}
    />,
  )
  return { screen, calls, draft: screen.getByRole('button', { name: texts.draft, exact: true }) }
}

async function expectNoFaults(state: string) {
  for (const theme of ['light', 'dark']) {
    document.documentElement.dataset.theme = theme
    expect.soft(await axeFaults(axe), `${state}, ${theme}`).toEqual([])
  }
}

describe.each([
  [360, 640],
  [1280, 720],
])('axe finds nothing in drafts with help at %d pixels', (width, height) => {
  test('in the dialog: empty, with what is wrong, while it is written, refused', async () => {
    await page.viewport(width, height)
    const { screen, calls, draft } = await showDialog()
    await expectNoFaults('empty')
    await draft.click()
    await expect.element(screen.getByLabelText('Language', { exact: true })).toHaveFocus()
    await expectNoFaults('with what is wrong')
    await screen.getByLabelText('Language', { exact: true }).selectOptions('es')
    await screen.getByLabelText(texts.topic).fill('find the key')
    await screen.getByLabelText(texts.name(1)).fill('Ana')
    await screen.getByLabelText(texts.name(2)).fill('Luis')
    await draft.click()
    await expect.element(screen.getByText(texts.drafting)).toBeVisible()
    await expectNoFaults('while it is written')
    const message = 'The draft service did not answer. Try again.'
    calls[0]?.answer(502, { code: 'draft-failed', message })
    await expect.element(screen.getByText(message)).toBeVisible()
    await expectNoFaults('refused')
  })

  test('in the panel with the lines and notes that came', async () => {
    await page.viewport(width, height)
    const drafted = {
      lines,
      notes,
      text,
      script: pasteScript(text, 'table'),
      asked: { ...asked, words: [], names: ['Ana', 'Luis'] as [string, string] },
    }
    const screen = await show(<PastePanel drafted={drafted} onScript={() => undefined} />)
    await expect.element(screen.getByText(texts.notes)).toBeVisible()
    await expectNoFaults('notes')
  })
})
