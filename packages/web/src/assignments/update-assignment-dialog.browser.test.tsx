import type { Assignment } from '@duologue/contract/shapes/assignment'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createClient } from '../api/client'
import { pretendApi } from '../api/pretend-api'
import { PretendPage } from '../ui/pretend-page'
import { UpdateAssignmentDialog } from './update-assignment-dialog'

const assignment: Assignment = {
  id: 'assignment-id',
  classes: ['class-id'],
  conversation: { id: 'conversation-id', title: 'La llave equivocada', isDeleted: false },
  pronunciationList: null,
  song: null,
  activity: 'conversationGame',
  type: 'conversationGame',
  mode: 'any',
  difficulty: 'normal',
  requirement: 'play',
  requiredScore: null,
  completion_score: null,
  dateDue: '2026-03-04T22:59:59.000Z',
  timeZone: 'Europe/Paris',
  createdAt: '2026-03-01T10:00:00.000Z',
}

async function open() {
  const { api, calls } = pretendApi()
  const told: string[] = []
  const screen = await render(
    <PretendPage>
      <UpdateAssignmentDialog
        client={createClient(api)}
        assignment={assignment}
        onChanged={async () => void told.push('changed')}
        onClose={() => void told.push('closed')}
      />
    </PretendPage>,
  )
  return { screen, calls, told }
}

test('changed settings are sent, and said to be updated', async () => {
  const { screen, calls, told } = await open()
  await screen.getByLabelText('Mode').selectOptions('Listening')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => calls.map(({ method, path }) => `${method} ${path}`)).toHaveLength(1)
  expect(calls[0]).toMatchObject({
    method: 'PATCH',
    path: '/api/assignments/assignment-id',
    body: { mode: 'listening', difficulty: 'normal', requirement: 'play' },
  })
  calls[0]?.answer(200, { ...assignment, mode: 'listening' })
  await expect.element(screen.getByText('Assignment updated.')).toBeVisible()
  expect(told).toEqual(['changed'])
})

test('settings that stay as they are are not sent, and that is said', async () => {
  const { screen, calls, told } = await open()
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect
    .element(screen.getByText('Mode, difficulty and requirement are the same.'))
    .toBeVisible()
  expect([calls, told]).toEqual([[], ['closed']])
})

test('settings that are refused are those that are stored again', async () => {
  const { screen, calls, told } = await open()
  const mode = screen.getByLabelText('Mode')
  const requirement = screen.getByLabelText('Requirement')
  await mode.selectOptions('Listening')
  await requirement.selectOptions('Win')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => calls).toHaveLength(1)
  calls[0]?.answer(403, { message: 'This is not your class.', code: 'forbidden' })
  await expect.element(screen.getByText('This is not your class.')).toBeVisible()
  await expect.element(mode).toHaveValue('any')
  await expect.element(requirement).toHaveValue('play')
  expect(told).toEqual([])
})
