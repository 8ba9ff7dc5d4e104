import type { OwnUser } from '@duologue/contract/accounts'
import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createClient } from '../../api/client'
import { pretendApi } from '../../api/pretend-api'
import { sampleUser } from '../../session/sample-user'
import { beginSession, useSession } from '../../session/session'
import { PretendPage } from '../../ui/pretend-page'
import { AskLearns } from './ask-learns'

beforeEach(() => localStorage.clear())

const newcomer: OwnUser = { ...sampleUser, learns: null }

async function open(user: OwnUser) {
  const { api, calls } = pretendApi()
  beginSession({ user, authToken: 'token' })
  const client = createClient(api)
  function Home() {
    const session = useSession()
    return session.status === 'user' ? (
      <ul>
        <AskLearns client={client} user={session.user} />
      </ul>
    ) : null
  }
  const screen = await render(
    <PretendPage>
      <Home />
    </PretendPage>,
  )
  return { screen, calls, question: screen.getByText('Which language do you learn?') }
}

test.each([
  ['Français', 'fr'],
  ['Not now', 'all'],
])('%s is kept with the account, and not asked again', async (name, learns) => {
  const { screen, calls, question } = await open(newcomer)
  await expect.element(question).toBeVisible()
  await screen.getByRole('button', { name }).click()
  expect(calls[0]).toMatchObject({ method: 'PATCH', path: `/api/users/${newcomer.id}` })
  expect(calls[0]?.body).toEqual({ learns })
  calls[0]?.answer(200, { ...newcomer, learns })
  await expect.element(question).not.toBeInTheDocument()
})

test('every other language can be chosen; a refusal leaves the question standing', async () => {
  const { screen, calls, question } = await open(newcomer)
  await screen.getByRole('combobox', { name: 'Another language' }).selectOptions('zu')
  expect(calls[0]?.body).toEqual({ learns: 'zu' })
  calls[0]?.answer(500, { message: 'No.', code: 'failed' })
  await expect.element(screen.getByText('No.')).toBeVisible()
  await expect.element(question).toBeVisible()
})

test('teachers are not asked, nor who has answered', async () => {
  const { question } = await open({ ...newcomer, type: 'teacher' })
  await expect.element(question).not.toBeInTheDocument()
})
