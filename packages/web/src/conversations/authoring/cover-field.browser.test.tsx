import type { ConversationEdit } from '@duologue/domain/conversations/conversation-edit'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { PretendPage } from '../../ui/pretend-page'
import { sampleConversation, sampleLine } from '../sample-conversation'
import { storedConversation } from './conversation-edit-of'
import { CoverField } from './cover-field'

const lines = ['El gato está en el hotel.', 'Y la llave.'].map((text, at) =>
  sampleLine(at + 1, text),
)
const { fields } = storedConversation(sampleConversation(lines))
const id = '00000000-0000-4000-8000-000000000000'

/** The field over a draft that keeps what is edited. */
async function showField(told: Partial<ConversationEdit> = {}) {
  let draft: ConversationEdit = { ...fields, ...told }
  function Editor() {
    const [, setEdits] = useState(0)
    return (
      <CoverField
        id={id}
        draft={draft}
        onEdit={change => {
          draft = { ...draft, ...change }
          setEdits(count => count + 1)
        }}
      />
    )
  }
  const screen = await render(
    <PretendPage>
      <Editor />
    </PretendPage>,
  )
  const cover = () => {
    const { coverimage, scene, sceneBy } = draft
    return { coverimage, scene, sceneBy }
  }
  return { screen, cover }
}

test('whoever wants a scene gets the one that the text speaks of, and changes it', async () => {
  const { screen, cover } = await showField()
  await expect.element(screen.getByLabelText('Speech bubbles')).toBeChecked()
  await screen.getByLabelText('Draw a scene').click()
  const chosen = { coverimage: null, scene: 'hotel~key~cat', sceneBy: 'author' }
  expect(cover()).toEqual(chosen)
  const picture = screen.getByRole('img', { name: 'Hotel: key, cat' })
  await expect.element(picture).toHaveAttribute('src', `/art/covers/es/${id}~hotel~key~cat.svg`)
  await screen.getByLabelText('Place').selectOptions('Park')
  await screen.getByLabelText('Find a thing').fill('suit')
  await screen.getByRole('button', { name: 'suitcase' }).click()
  expect(cover()).toEqual({ ...chosen, scene: 'park~key~cat~suitcase' })
  await expect.element(screen.getByRole('img', { name: 'Park: key, cat, suitcase' })).toBeVisible()
  await screen.getByRole('button', { name: 'Suggest' }).click()
  expect(cover()).toEqual(chosen)
})

test('of three things one must go before the next comes', async () => {
  const { screen, cover } = await showField({ scene: 'lift~key~cat~dog', sceneBy: 'found' })
  await expect.element(screen.getByRole('button', { name: 'bird' })).toBeDisabled()
  await screen.getByRole('button', { name: 'cat', exact: true }).click()
  expect(cover().scene).toBe('lift~key~dog')
  await screen.getByRole('button', { name: 'bird' }).click()
  expect(cover().scene).toBe('lift~key~dog~bird')
})

test('the speech bubbles are a choice, and what was chosen before comes back', async () => {
  const { screen, cover } = await showField({ scene: 'lift~phone', sceneBy: 'found' })
  await screen.getByLabelText('Speech bubbles').click()
  expect(cover()).toEqual({ coverimage: null, scene: null, sceneBy: 'author' })
  await screen.getByLabelText('Draw a scene').click()
  expect(cover()).toEqual({ coverimage: null, scene: 'lift~phone', sceneBy: 'author' })
})

test('what speaks of nothing that can be drawn says so', async () => {
  const { screen, cover } = await showField({ title: 'Nada', dialogue: [], scene: 'park' })
  await screen.getByRole('button', { name: 'Suggest' }).click()
  await expect.element(screen.getByText('Nothing in the text suggests a scene.')).toBeVisible()
  expect(cover().scene).toBe('park')
})
