import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createClient } from '../../api/client'
import { pretendApi } from '../../api/pretend-api'
import { PretendPage } from '../../ui/pretend-page'
import { Invitations } from '../teachers/answer-invitation-list'
import { HandOverSection } from './hand-over-section'

const owner = { id: 'o', fullName: 'Marie Dubois', role: 'teacher' } as const
const eva = { id: 'e', fullName: 'Eva Ruiz', role: 'coTeacher' } as const
const noa = { id: 'n', fullName: 'Noa Roth', role: 'coTeacher' } as const

// Who is logged in by another file's test is asked for anew.
beforeEach(() => localStorage.clear())

test('a co-teacher is asked to take a class over after a question, and asked no longer', async () => {
  const { api, calls } = pretendApi()
  const screen = await render(
    <PretendPage>
      <HandOverSection client={createClient(api)} id="class-id" isAdmin={false} />
    </PretendPage>,
  )
  const teachers = async (nth: number, ...others: object[]) => {
    await expect.poll(() => calls.length).toBe(nth)
    calls[nth - 1]?.answer(200, { teachers: [owner, ...others], invitations: [] })
  }
  await teachers(1, eva, noa)
  await screen.getByLabelText('To whom').selectOptions('Noa Roth')
  await screen.getByRole('button', { name: 'Hand over', exact: true }).click()
  const dialog = screen.getByRole('dialog', { name: 'Hand this class over to Noa Roth?' })
  await expect.element(dialog.getByText(/You do not teach it any more/)).toBeVisible()
  expect(calls).toHaveLength(1)
  await dialog.getByRole('button', { name: 'Hand over', exact: true }).click()
  await expect.poll(() => calls.length).toBe(2)
  expect(calls[1]).toMatchObject({ path: '/api/classes/class-id/owner', body: { to: 'n' } })
  expect(calls[1]?.key).toBeTruthy()
  calls[1]?.answer(200, { id: 'class-id', isDone: false })
  await teachers(3, eva, { ...noa, offeredUntil: '2026-12-24T10:00:00.000Z' })
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByText('Noa Roth can accept until Dec 24, 2026.')).toBeVisible()
  await screen.getByRole('button', { name: 'Take back' }).click()
  await expect.poll(() => calls.length).toBe(4)
  expect(calls[3]).toMatchObject({ path: '/api/classes/class-id/owner', body: { to: null } })
  calls[3]?.answer(200, { id: 'class-id', isDone: false })
  await teachers(5)
  await expect.element(screen.getByText(/^Invite a co-teacher first/)).toBeVisible()
})

test('who was asked takes the class over, or says no', async () => {
  const { api, calls } = pretendApi()
  const screen = await render(
    <PretendPage>
      <Invitations client={createClient(api)} user="u" />
    </PretendPage>,
  )
  await expect.poll(() => calls.length).toBe(1)
  const offers = [{ class: 'c', className: '5b', by: 'Eva Ruiz' }]
  calls[0]?.answer(200, { invitations: [], offers })
  await expect.element(screen.getByText('Eva Ruiz wants to hand 5b over to you.')).toBeVisible()
  await screen.getByRole('button', { name: 'Take over 5b', exact: true }).click()
  await expect.poll(() => calls.length).toBe(2)
  expect(calls[1]).toMatchObject({ path: '/api/classes/c/owner/answer', body: { accept: true } })
  calls[1]?.answer(404, { message: 'Not any more.', code: 'offer-not-found' })
  await expect.element(screen.getByText('Not any more.')).toBeVisible()
  await screen.getByRole('button', { name: 'No, thanks: do not take over 5b' }).click()
  await expect.poll(() => calls.length).toBe(3)
  expect(calls[2]?.body).toEqual({ accept: false })
  calls[2]?.answer(200, { class: 'c' })
  // However often the list is asked for anew: a window that comes into focus does so, too.
  await expect
    .poll(() => {
      for (const call of calls.slice(3)) call.answer(200, { invitations: [], offers: [] })
      return screen.getByText('You said no.').elements().length
    })
    .toBe(1)
  await expect.element(screen.getByText(/wants to hand/)).not.toBeInTheDocument()
})

test('an admin gives the class away at once, and is told so', async () => {
  const { api, calls } = pretendApi()
  const screen = await render(
    <PretendPage>
      <HandOverSection client={createClient(api)} id="class-id" isAdmin />
    </PretendPage>,
  )
  await expect.poll(() => calls.length).toBe(1)
  calls[0]?.answer(200, { teachers: [owner, noa], invitations: [] })
  await screen.getByRole('button', { name: 'Hand over', exact: true }).click()
  const dialog = screen.getByRole('dialog', { name: 'Hand this class over to Noa Roth?' })
  await expect.element(dialog.getByText(/has the class at once/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Hand over', exact: true }).click()
  await expect.poll(() => calls.length).toBe(2)
  calls[1]?.answer(200, { id: 'class-id', isDone: true })
  await expect.poll(() => calls.length).toBe(3)
  calls[2]?.answer(200, { teachers: [{ ...noa, role: 'teacher' }], invitations: [] })
  await expect.element(screen.getByText('The class belongs to Noa Roth now.')).toBeVisible()
})
