import { draftTexts as texts } from '@duologue/domain/messages/conversations/drafts'
import { shell } from '@duologue/domain/messages/site/shell'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createClient } from '../../../api/client'
import { pretendApi } from '../../../api/pretend-api'
import { PretendPage } from '../../../ui/pretend-page'
import { DraftDialog } from './draft-lines-dialog'
import type { Drafted } from './drafted'

const lines = [
  { character: 1 as const, text: '¿Dónde está la llave?', translation: 'Where is the key?' },
  { character: 2 as const, text: 'No sé.', translation: null },
]

/** Shows the dialog over a server that is answered by hand; `taken` is what came of it. */
async function showDialog() {
  const { api, calls } = pretendApi()
  const taken: Drafted[] = []
  let closed = 0
  const screen = await render(
    <PretendPage>
      <DraftDialog
        client={createClient(api)}
        service="ai.example"
        onDrafted={drafted => taken.push(drafted)}
        onClose={() => {
          closed += 1
        }}
      />
    </PretendPage>,
  )
  const fill = async () => {
    await screen.getByLabelText('Language', { exact: true }).selectOptions('es')
    await screen.getByLabelText(texts.topic).fill('find the key')
    await screen.getByLabelText(texts.words).fill('llave, puerta')
    await screen.getByLabelText(texts.name(1)).fill('Ana')
    await screen.getByLabelText(texts.name(2)).fill('Luis')
  }
  const draft = screen.getByRole('button', { name: texts.draft, exact: true })
  return { screen, calls, taken, fill, draft, closed: () => closed }
}

test('what is asked for goes out, and what comes back is a script', async () => {
  const { screen, calls, taken, fill, draft } = await showDialog()
  await expect.element(screen.getByText(texts.sent('ai.example'))).toBeVisible()
  await fill()
  await draft.click()
  await expect.element(screen.getByText(texts.drafting)).toBeVisible()
  await expect.element(draft).toBeDisabled()
  expect(calls).toHaveLength(1)
  const [call] = calls
  expect([call?.method, call?.path]).toEqual(['POST', '/api/conversations/drafts'])
  expect(call?.body).toEqual({
    language: 'es',
    translationLanguage: 'en',
    level: 'A1',
    topic: 'find the key',
    grammar: '',
    words: ['llave', 'puerta'],
    lines: 14,
    names: ['Ana', 'Luis'],
  })
  call?.answer(200, { lines, notes: [] })
  await expect.poll(() => taken.length).toBe(1)
  expect(taken[0]?.text).toBe('Ana\t¿Dónde está la llave?\tWhere is the key?\nLuis\tNo sé.\t')
  expect(taken[0]?.script.lines).toEqual(lines)
})

test('the keyboard alone fills it in: what is wrong has the focus, Enter sends', async () => {
  const { screen, calls, fill, draft } = await showDialog()
  await expect.element(screen.getByLabelText('Language', { exact: true })).toHaveFocus()
  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  await expect.element(screen.getByLabelText('Language', { exact: true })).toHaveFocus()
  expect(calls).toEqual([])
  await fill()
  await screen.getByLabelText(texts.name(2)).fill('ANA')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByLabelText(texts.name(2))).toHaveFocus()
  await expect.element(screen.getByText(texts.sameName)).toBeVisible()
  await userEvent.keyboard('Luis{Enter}')
  await expect.poll(() => calls.length).toBe(1)
  calls[0]?.answer(502, {
    code: 'draft-failed',
    message: 'The draft service did not answer. Try again.',
  })
  await expect
    .element(screen.getByText('The draft service did not answer. Try again.'))
    .toBeVisible()
  await expect.element(draft).toBeEnabled()
  await draft.click()
  await expect.poll(() => calls.length).toBe(2)
})

test('Cancel drops what comes', async () => {
  const { screen, calls, taken, fill, draft, closed } = await showDialog()
  await fill()
  await draft.click()
  await screen.getByRole('button', { name: shell.cancel }).click()
  expect(closed()).toBe(1)
  await screen.unmount()
  calls[0]?.answer(200, { lines, notes: [] })
  // A dialog that is asked afterwards has its answer after that one.
  const second = await showDialog()
  await second.fill()
  await second.draft.click()
  second.calls[0]?.answer(200, { lines, notes: [] })
  await expect.poll(() => second.taken.length).toBe(1)
  expect(taken).toEqual([])
})

test('it fits into a narrow window', async () => {
  await page.viewport(360, 640)
  const { screen } = await showDialog()
  const dialog = screen.getByRole('dialog').element()
  expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  expect(dialog.getBoundingClientRect().right).toBeLessThanOrEqual(360)
})
