import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createClient } from '../../api/client'
import { pretendApi } from '../../api/pretend-api'
import { PretendPage } from '../../ui/pretend-page'
import { Keepers } from './keepers'

async function open(keepers: string[], claim: object | null = null) {
  const { api, calls } = pretendApi()
  const screen = await render(
    <PretendPage>
      <Keepers client={createClient(api)} user="mia" />
    </PretendPage>,
  )
  await expect.poll(() => calls.map(({ path }) => path)).toEqual(['/api/users/me/keepers'])
  calls[0]?.answer(200, { keepers, claim, ownAccountAge: 16 })
  return { screen, calls }
}

test('a pupil reads who looks after the account', async () => {
  const { screen } = await open(['Marie Dubois', 'Eva Ruiz'])
  await expect.element(screen.getByText('Marie Dubois, Eva Ruiz')).toBeVisible()
  await expect.element(screen.getByText('Your teacher looks after this account.')).toBeVisible()
})

test('whom no class keeps, the school looks after', async () => {
  const { screen } = await open([])
  await expect.element(screen.getByText('Your school looks after this account.')).toBeVisible()
})

test('a pupil asks to keep the account, once a parent agrees; the link was sent', async () => {
  const { screen, calls } = await open(['Marie Dubois'])
  await screen.getByRole('button', { name: 'Make this account my own' }).click()
  const sends = screen.getByRole('button', { name: 'Send the link' })
  await expect.element(sends).toBeDisabled()
  await screen.getByLabelText('Email').fill('mia@own.example')
  await screen.getByLabelText('Password', { exact: true }).fill('a password of my own')
  await screen.getByLabelText('Repeat password').fill('another one')
  await screen.getByRole('checkbox', { name: 'I am 16 or older, or a parent agrees.' }).click()
  await sends.click()
  expect(calls).toHaveLength(1)
  await screen.getByLabelText('Repeat password').fill('a password of my own')
  await sends.click()
  await expect.poll(() => calls.map(({ path }) => path)[1]).toBe('/api/users/me/claim')
  expect(calls[1]?.body).toEqual({ email: 'mia@own.example', password: 'a password of my own' })
  calls[1]?.answer(200, { isVerified: false, isAgreed: false })
  await expect.poll(() => calls.length).toBe(3)
  const claim = { isVerified: false, isAgreed: false }
  calls[2]?.answer(200, { keepers: ['Marie Dubois'], claim, ownAccountAge: 16 })
  await expect
    .element(screen.getByRole('status').getByText('We sent a link. Then your teacher is asked.'))
    .toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Send another link' })).toBeVisible()
})

test('who has confirmed the address waits for the teacher', async () => {
  const { screen } = await open(['Marie Dubois'], { isVerified: true, isAgreed: false })
  await expect
    .element(screen.getByText('Your address is confirmed. Your teacher is asked now.'))
    .toBeVisible()
  const asks = screen.getByRole('button', { name: /account my own|another link/ })
  expect(asks.elements()).toEqual([])
})
