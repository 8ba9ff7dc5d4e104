import type { ConversationEdit } from '@duologue/domain/conversations/conversation-edit'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { sampleConversation, sampleLine } from '../sample-conversation'
import { storedConversation } from './conversation-edit-of'
import { PublishPanel } from './publish-panel'

const texts = ['Hola.', 'Buenas.', '¿Y tú?', 'Bien.']
const lines = texts.map((text, index) => sampleLine(index + 1, text))
const { fields } = storedConversation(sampleConversation(lines))

async function showPanel(told: Partial<ConversationEdit>, isHeld = false, isStored = true) {
  const edits: Partial<ConversationEdit>[] = []
  const screen = await render(
    <PublishPanel
      draft={{ ...fields, ...told }}
      isValid
      isHeld={isHeld}
      classes={2}
      onEdit={change => edits.push(change)}
      save={() => Promise.resolve(isStored)}
    />,
  )
  return { screen, edits, button: (name: string) => screen.getByRole('button', { name }) }
}

test('what keeps it from being published is told, and the button waits', async () => {
  const { screen, button, edits } = await showPanel({ dialogue: fields.dialogue.slice(1) })
  await expect.element(screen.getByText('Each character needs at least 2 lines.')).toBeVisible()
  await expect.element(screen.getByText('Tick that you wrote this or may share it.')).toBeVisible()
  await expect.element(button('Publish')).toBeDisabled()
  await screen.getByLabelText('I wrote this or may share it').click()
  expect(edits).toEqual([{ hasRights: true }])
})

test('drafted lines that nobody has read are counted', async () => {
  const dialogue = fields.dialogue.map(line => ({ ...line, madeBy: 'draft' as const }))
  const { screen, button } = await showPanel({ dialogue, hasRights: true })
  await expect.element(screen.getByText('4 drafted lines have not been read.')).toBeVisible()
  await expect.element(button('Publish')).toBeDisabled()
})

test('warnings keep nobody from it', async () => {
  const { screen, button, edits } = await showPanel({ hasRights: true })
  await expect
    .element(screen.getByText('Listening mode is off until every line has audio.'))
    .toBeVisible()
  await button('Publish').click()
  expect(edits).toEqual([{ isPublished: true }])
})

test('it can be unpublished at any time; classes still reach it', async () => {
  const { button, edits } = await showPanel({ isPublished: true })
  await button('Unpublish').click()
  expect(edits).toEqual([{ isPublished: false }])
  const { screen } = await showPanel({})
  await expect
    .element(screen.getByText('2 classes can still open it through the assignments that are set.'))
    .toBeVisible()
})

test('what a report has hidden cannot be published until an editor has decided', async () => {
  const { screen, button, edits } = await showPanel({ hasRights: true }, true)
  await expect
    .element(screen.getByText('Hidden after a report. Editors decide whether it is shown again.'))
    .toBeVisible()
  await expect.element(button('Publish')).toBeDisabled()
  expect(edits).toEqual([])
})

test('what could not be published is a draft again', async () => {
  const { button, edits } = await showPanel({ hasRights: true }, false, false)
  await button('Publish').click()
  await expect.poll(() => edits).toEqual([{ isPublished: true }, { isPublished: false }])
})
