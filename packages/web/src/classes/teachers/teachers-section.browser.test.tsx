import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createClient } from '../../api/client'
import { pretendApi } from '../../api/pretend-api'
import { PretendPage } from '../../ui/pretend-page'
import { Invitations } from './answer-invitation-list'
import { LeaveClassButton } from './leave-class-button'
import { TeachersSection } from './teachers-section'

const owner = { id: 'o', fullName: 'Marie Dubois', role: 'teacher' } as const
const eva = { id: 'e', fullName: 'Eva Ruiz', role: 'coTeacher' } as const
const invitation = { id: 'i', email: 'new@school.example', until: '2026-12-24T10:00:00.000Z' }

test('a co-teacher is invited, withdrawn and removed by keyboard', async () => {
  const { api, calls } = pretendApi()
  const screen = await render(
    <PretendPage>
      <TeachersSection client={createClient(api)} id="class-id" />
    </PretendPage>,
  )
  await expect.poll(() => calls.length).toBe(1)
  calls[0]?.answer(200, { teachers: [owner], invitations: [] })
  await expect.element(screen.getByText('You teach this class alone.')).toBeVisible()
  const address = screen.getByLabelText('Email of a teacher')
  await address.click()
  await userEvent.keyboard('nobody{Enter}')
  await expect.element(address).toHaveAttribute('aria-invalid', 'true')
  expect(calls).toHaveLength(1)
  await address.fill('new@school.example')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => calls.length).toBe(2)
  expect(calls[1]).toMatchObject({ method: 'POST', body: { email: 'new@school.example' } })
  calls[1]?.answer(201, { teachers: [owner, eva], invitations: [invitation] })
  await expect.element(screen.getByText(/^Invitation sent\./)).toBeVisible()
  await expect.element(address).toHaveValue('')
  await expect.element(screen.getByText('Invited until Dec 24, 2026')).toBeVisible()

  await screen
    .getByRole('button', { name: 'Withdraw the invitation of new@school.example' })
    .click()
  await expect.poll(() => calls.length).toBe(3)
  expect(calls[2]).toMatchObject({ method: 'DELETE', path: '/api/classes/class-id/invitations/i' })
  calls[2]?.answer(200, { id: 'i' })
  await expect.poll(() => calls.length).toBe(4)
  calls[3]?.answer(200, { teachers: [owner, eva], invitations: [] })
  await screen.getByRole('button', { name: 'Remove Eva Ruiz' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Remove Eva Ruiz as a co-teacher?' })
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.poll(() => calls.length).toBe(5)
  expect(calls[4]).toMatchObject({ method: 'DELETE', path: '/api/classes/class-id/teachers/e' })
  calls[4]?.answer(200, { id: 'e' })
  await expect.poll(() => calls.length).toBe(6)
  calls[5]?.answer(200, { teachers: [owner], invitations: [] })
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByText('You teach this class alone.')).toBeVisible()
})

test('an invitation is accepted, and a class is left after a question', async () => {
  const { api, calls } = pretendApi()
  const client = createClient(api)
  let left = 0
  const screen = await render(
    <PretendPage>
      <Invitations client={client} user="u" />
      <LeaveClassButton
        client={client}
        id="class-id"
        user="u"
        onLeft={async () => {
          left += 1
        }}
      />
    </PretendPage>,
  )
  await expect.poll(() => calls.length).toBe(1)
  calls[0]?.answer(200, {
    invitations: [{ id: 'i', className: '5b', by: 'Eva Ruiz' }],
    offers: [],
  })
  await expect.element(screen.getByText('Eva Ruiz asks you to teach 5b together.')).toBeVisible()
  await screen.getByRole('button', { name: 'Accept the invitation to 5b' }).click()
  await expect.poll(() => calls.length).toBe(2)
  expect(calls[1]).toMatchObject({ path: '/api/invitations/i', body: { accept: true } })
  calls[1]?.answer(404, { message: 'This invitation is over.', code: 'invitation-not-found' })
  await expect.element(screen.getByText('This invitation is over.')).toBeVisible()

  await screen.getByRole('button', { name: 'Leave this class' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Leave this class?' })
  await dialog.getByRole('button', { name: 'Leave this class' }).click()
  await expect.poll(() => calls.length).toBe(3)
  expect(calls[2]).toMatchObject({ path: '/api/classes/class-id/teachers/u', method: 'DELETE' })
  expect(left).toBe(0)
})
