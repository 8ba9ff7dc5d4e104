import { practiseTexts as texts } from '@duologue/domain/messages/learn/practise'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createClient } from '../../api/client'
import { type PendingCall, pretendApi } from '../../api/pretend-api'
import { sampleUser } from '../../session/sample-user'
import { beginSession } from '../../session/session'
import { PretendPage } from '../../ui/pretend-page'
import { OwnWord } from './practise-word'

beforeEach(() => {
  localStorage.clear()
  beginSession({ user: sampleUser, authToken: 'secret' })
})

/** Answers a call, once it has come. */
async function answered(calls: PendingCall[], index: number, body: object) {
  await expect.poll(() => calls.length).toBeGreaterThan(index)
  const call = calls[index]
  if (!call) throw new Error('it did not come')
  call.answer(call.method === 'POST' ? 201 : 200, body)
  return call
}

test('a word is put into the review and taken out by one button, which keeps the focus', async () => {
  const { api, calls } = pretendApi()
  const screen = await render(
    <PretendPage>
      <OwnWord client={createClient(api)} user={sampleUser.id} song="song" word="mer" />
    </PretendPage>,
  )
  await answered(calls, 0, { lines: [], words: [] })
  await screen.getByRole('button', { name: texts.practise }).click()
  expect((await answered(calls, 1, { word: 'mer' })).body).toEqual({ word: 'mer', song: 'song' })
  await answered(calls, 2, { lines: [], words: [{ word: 'mer', state: 'learning' }] })
  await expect.element(screen.getByRole('status').getByText(texts.added)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: texts.remove })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(await answered(calls, 3, { word: 'mer' })).toMatchObject({
    method: 'DELETE',
    path: '/api/learn/words/mer',
  })
  await answered(calls, 4, { lines: [], words: [] })
  await expect.element(screen.getByRole('button', { name: texts.practise })).toHaveFocus()
})
