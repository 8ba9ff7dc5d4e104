import type { ClassStudent } from '@duologue/contract/classes'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createClient } from '../../api/client'
import { pretendApi } from '../../api/pretend-api'
import { PretendPage } from '../../ui/pretend-page'
import { sampleClass } from '../sample-class'
import { NameInClass } from './name-in-class'

const [sample] = sampleClass.students ?? []
type Called = { givenName: string | null; familyName: string | null } | null

async function open(
  called: Called,
  fullName = 'calmotter1234',
  login: ClassStudent['login'] = 'email',
) {
  const { api, calls } = pretendApi()
  const student = sample && { ...sample, called, fullName, login }
  const screen = await render(
    <PretendPage>
      {student ? (
        <NameInClass client={createClient(api)} classId="class-id" student={student} />
      ) : null}
    </PretendPage>,
  )
  return { screen, calls }
}

test('whoever was not asked is asked, and says a first name at least', async () => {
  const { screen, calls } = await open(null)
  await expect.element(screen.getByText('How does your teacher call you?')).toBeVisible()
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByLabelText('First name')).toHaveFocus()
  await expect
    .element(screen.getByLabelText('First name'))
    .toHaveAccessibleDescription('First name is required')
  expect(calls).toEqual([])
  await screen.getByLabelText('First name').fill(' Ana ')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => calls.length).toBe(1)
  expect(calls[0]).toMatchObject({
    method: 'PUT',
    path: '/api/classes/class-id/students/s1/name',
    body: { givenName: 'Ana', familyName: null },
  })
  calls[0]?.answer(200, sample)
  await expect.element(screen.getByText('Saved. Your teacher sees this name now.')).toBeVisible()
})

test('a pupil is not asked: whoever keeps the account says it', async () => {
  const { screen } = await open(null, 'Mia Roth', 'card')
  expect(screen.getByText('How does your teacher call you?').query()).toBeNull()
  expect(screen.getByRole('button', { name: 'Skip' }).query()).toBeNull()
})

test('skipping is an answer', async () => {
  const { screen, calls } = await open(null)
  await screen.getByRole('button', { name: 'Skip' }).click()
  await expect.poll(() => calls.length).toBe(1)
  expect(calls[0]?.body).toEqual({ givenName: null, familyName: null })
})

test('whoever has answered is not asked again, and can change the answer', async () => {
  const { screen, calls } = await open({ givenName: 'Ana', familyName: 'Ruiz' }, 'Ana Ruiz')
  await expect.element(screen.getByText('Your teacher knows you as Ana Ruiz.')).toBeVisible()
  expect(screen.getByText('How does your teacher call you?').query()).toBeNull()
  await screen.getByRole('button', { name: 'Change' }).click()
  await expect.element(screen.getByLabelText('First name')).toHaveValue('Ana')
  await expect.element(screen.getByLabelText('Last name')).toHaveValue('Ruiz')
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(screen.getByText('Your teacher knows you as Ana Ruiz.')).toBeVisible()
  expect(calls).toEqual([])
})
