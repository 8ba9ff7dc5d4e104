import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { type Client, createClient } from '../../api/client'
import { pretendApi } from '../../api/pretend-api'
import { savedToken, savedUser } from '../../saved-here/signed-in'
import { makeCall } from '../../session/make-call'
import { sampleUser } from '../../session/sample-user'
import { PretendPage } from '../../ui/pretend-page'
import { useAskedAgain } from './use-asked-again'

const tooOld = { code: 'login-again', message: 'Please show once more that it is you.' }

function Page({ client }: { client: Client }) {
  const asking = useAskedAgain(client)
  const pair = () => asking.client.devices.pairDevice({ params: { id: 'c' } }, { key: 'one key' })
  return (
    <>
      <button type="button" onClick={() => void makeCall(asking.client, pair, 'Done it.')}>
        Pair
      </button>
      {asking.dialog}
    </>
  )
}

beforeEach(() => localStorage.clear())

async function press(hasPassword: boolean) {
  savedUser.set({ ...sampleUser, hasPassword })
  savedToken.set('token')
  const { api, calls } = pretendApi()
  const screen = await render(
    <PretendPage>
      <Page client={createClient(api)} />
    </PretendPage>,
  )
  await screen.getByRole('button', { name: 'Pair' }).click()
  calls[0]?.answer(403, tooOld)
  const dialog = screen.getByRole('dialog', { name: 'Is it still you?' })
  await expect.element(dialog).toBeVisible()
  return { screen, calls, dialog }
}

test('asks for the password, says where it is wrong, and then does what was pressed', async () => {
  const { screen, calls, dialog } = await press(true)
  const password = dialog.getByLabelText('Password')
  await expect.element(password).toHaveFocus()
  await password.fill('not this')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(() => calls.length).toBe(2)
  expect(calls[1]).toMatchObject({ path: '/api/users/me/confirm', body: { password: 'not this' } })
  calls[1]?.answer(400, { code: 'wrong-password', message: 'The current password is wrong.' })
  await expect.element(password).toHaveAttribute('aria-invalid', 'true')
  await password.fill('this one')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(() => calls.length).toBe(3)
  calls[2]?.answer(200, { ok: true })
  await expect.poll(() => calls.length).toBe(4)
  expect(calls[3]).toMatchObject({ path: '/api/classes/c/devices', key: 'one key' })
  calls[3]?.answer(201, { device: 'd', token: 't' })
  await expect.element(screen.getByText('Done it.')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('who closes it has the refusal; an account without a password is asked through Google', async () => {
  const { screen, calls, dialog } = await press(false)
  await expect.poll(() => calls.length).toBe(2)
  const google = { authorizationUrl: 'https://google.example/o', clientId: 'id' }
  calls[1]?.answer(200, { google })
  await expect.element(dialog.getByRole('button', { name: 'Login with Google' })).toBeEnabled()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByText(tooOld.message)).toBeVisible()
  expect(calls).toHaveLength(2)
})
