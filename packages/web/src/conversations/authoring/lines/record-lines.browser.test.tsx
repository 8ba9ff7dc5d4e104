import type { ConversationEdit } from '@duologue/domain/conversations/conversation-edit'
import { recordLinesTexts as texts } from '@duologue/domain/messages/conversations/authoring'
import { recorderTexts } from '@duologue/domain/messages/media/files'
import { expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { toneMicrophone } from '../../../speech/tone-microphone'
import { sampleConversation, sampleLine } from '../../sample-conversation'
import { storedConversation } from '../conversation-edit-of'
import { RecordLines } from './record-lines'

const lines = ['Hola.', '¿Qué tal?'].map((text, index) => ({
  ...sampleLine(index + 1, text),
  audio: null,
}))
const { fields } = storedConversation(sampleConversation(lines))

/** Shows the way through the lines; `used` tells which recordings became clips. */
async function showLines(isKept = true) {
  const used: [text: string, audio: string][] = []
  const microphone = toneMicrophone()
  onTestFinished(() => microphone.close())
  const draft: ConversationEdit = { ...fields, language: 'es' }
  const screen = await render(
    <RecordLines
      draft={draft}
      keep={(_file, use) => {
        if (isKept) use('/media/new')
        return Promise.resolve(isKept)
      }}
      onAudio={({ text }, audio) => used.push([text, audio])}
      openMicrophone={microphone.open}
    >
      <button type="button">{texts.close}</button>
    </RecordLines>,
  )
  const press = (name: string) => screen.getByRole('button', { name, exact: true }).click()
  const record = async () => {
    await press(recorderTexts.record)
    await expect.element(screen.getByText(recorderTexts.time(1, 60))).toBeVisible()
    await press(recorderTexts.stop)
    await press(texts.useAndGoOn)
  }
  return { screen, used, press, record }
}

test('a recording that is used becomes the clip of its line, and the next line has the focus', async () => {
  const { screen, used, press, record } = await showLines()
  await expect.element(screen.getByText('Hola.')).toHaveFocus()
  await expect.element(screen.getByText(texts.place(1, 2))).toBeVisible()
  await record()
  expect(used).toEqual([['Hola.', '/media/new']])
  await expect.element(screen.getByText('¿Qué tal?')).toHaveFocus()
  await press(texts.skip)
  await expect.element(screen.getByText(texts.done(1))).toBeVisible()
})

test('a recording that could not be sent keeps its line', async () => {
  const { screen, used, record } = await showLines(false)
  await record()
  await expect.element(screen.getByText(texts.place(1, 2))).toBeVisible()
  expect(used).toEqual([])
})

test('the way leads back, and whoever records nothing is told so', async () => {
  const { screen, press } = await showLines()
  await expect.element(screen.getByRole('button', { name: texts.back })).toBeDisabled()
  await press(texts.skip)
  await press(texts.back)
  await expect.element(screen.getByText(texts.place(1, 2))).toBeVisible()
  await press(texts.skip)
  await press(texts.skip)
  await expect.element(screen.getByText(texts.done(0))).toBeVisible()
})
