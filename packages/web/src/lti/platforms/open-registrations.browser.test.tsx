import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createClient } from '../../api/client'
import { pretendApi } from '../../api/pretend-api'
import { sampleUser } from '../../session/sample-user'
import { beginSession } from '../../session/session'
import { dismiss, notifications } from '../../ui/feedback/notify'
import { PretendPage } from '../../ui/pretend-page'
import { OpenRegistrations } from './open-registrations'

beforeEach(() => {
  localStorage.clear()
  for (const { id } of notifications.now()) dismiss(id)
  beginSession({ user: { ...sampleUser, role: 'admin' }, authToken: 'secret' })
})

const open = { id: 'r1', name: 'Campus', endsAt: '2026-03-05T10:20:00Z' }
const made = {
  ...open,
  id: 'r2',
  name: 'Moodle',
  address: 'https://duologue.example/lti/register/secret',
}

async function show() {
  const { api, calls } = pretendApi()
  let changes = 0
  const onChanged = async () => {
    changes += 1
  }
  const screen = await render(
    <PretendPage>
      <OpenRegistrations client={createClient(api)} registrations={[open]} onChanged={onChanged} />
    </PretendPage>,
  )
  return { screen, calls, changes: () => changes }
}

test('an address needs a name, is made once, and is shown once', async () => {
  const { screen, calls, changes } = await show()
  const make = screen.getByRole('button', { name: 'Make an address' })
  await make.click()
  await expect.element(screen.getByLabelText('Name here')).toHaveFocus()
  expect(calls).toEqual([])
  await screen.getByLabelText('Name here').fill('Moodle')
  await make.click()
  await make.click({ force: true })
  expect(calls).toMatchObject([
    { method: 'POST', path: '/api/school/registrations', body: { name: 'Moodle' } },
  ])
  calls[0]?.answer(201, made)
  const address = screen.getByRole('dialog').getByRole('textbox')
  await expect.element(address).toHaveValue(made.address)
  await expect.element(address).toHaveAttribute('readonly')
  expect(changes()).toBe(1)
  await screen.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  expect(screen.getByRole('dialog').query()).toBeNull()
  await expect.element(screen.getByLabelText('Name here')).toHaveValue('')
  expect(document.body.textContent).not.toContain(made.address)
})

test('one that is refused keeps its name, and says why', async () => {
  const { screen, calls, changes } = await show()
  await screen.getByLabelText('Name here').fill('Moodle')
  await screen.getByRole('button', { name: 'Make an address' }).click()
  calls[0]?.answer(403, { message: 'You may not do this.', code: 'not-allowed' })
  await expect.element(screen.getByText('You may not do this.')).toBeVisible()
  await expect.element(screen.getByLabelText('Name here')).toHaveValue('Moodle')
  expect(screen.getByRole('dialog').query()).toBeNull()
  expect(changes()).toBe(0)
})

test('one that is open is named with its end, and taken back once', async () => {
  const { screen, calls, changes } = await show()
  await expect.element(screen.getByRole('heading', { name: 'Campus' })).toBeVisible()
  const take = screen.getByRole('button', { name: 'Take back (Campus)' })
  await take.click()
  await expect.element(take).toBeDisabled()
  expect(calls).toMatchObject([{ method: 'DELETE', path: '/api/school/registrations/r1' }])
  calls[0]?.answer(200, { id: 'r1' })
  await expect.poll(changes).toBe(1)
})
