import type { ComparedCourse, CourseOfClass } from '@duologue/contract/lti/course-calls'
import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createClient } from '../../api/client'
import { pretendApi } from '../../api/pretend-api'
import { sampleUser } from '../../session/sample-user'
import { beginSession } from '../../session/session'
import { dismiss, notifications } from '../../ui/feedback/notify'
import { PretendPage } from '../../ui/pretend-page'
import { CourseSection } from './course-section'

beforeEach(() => {
  localStorage.clear()
  for (const { id } of notifications.now()) dismiss(id)
  beginSession({ user: sampleUser, authToken: 'secret' })
})

const course: CourseOfClass = {
  title: 'French 7b',
  platform: 'Moodle',
  isOn: true,
  since: '2026-03-01T08:00:00Z',
  tellsMembers: true,
  waiting: 2,
  slips: [
    {
      id: 's1',
      student: { id: 'u1', fullName: 'Mia Roth' },
      assignment: { id: 'a1', title: 'La llave' },
      score: 100,
      state: 'stopped',
      why: 'notAllowed',
      nextTry: null,
    },
    {
      id: 's2',
      student: { id: 'u2', fullName: 'Ben Ochs' },
      assignment: null,
      score: null,
      state: 'waiting',
      why: null,
      nextTry: '2026-03-04T10:20:00Z',
    },
  ],
  moved: [],
  deadLinks: 0,
}

const compared: ComparedCourse = {
  notHere: { count: 2, names: ['Ada Poe', 'Bo Poe'] },
  left: [{ id: 'u2', fullName: 'Ben Ochs' }],
  renamed: 1,
  removed: 0,
  teachers: { notHere: { count: 0, names: [] }, left: [] },
}

async function open(role = 'teacher') {
  const { api, calls } = pretendApi()
  let changes = 0
  const onChanged = async () => {
    changes += 1
  }
  const screen = await render(
    <PretendPage>
      <CourseSection client={createClient(api)} found={{ id: 'c1', role }} onChanged={onChanged} />
    </PretendPage>,
  )
  await expect.poll(() => calls.length).toBe(1)
  return { screen, calls, changes: () => changes }
}

test('a class that is no course has no such part', async () => {
  const { screen, calls } = await open()
  calls[0]?.answer(200, { course: null })
  await expect.element(screen.getByRole('heading', { name: 'Course' })).not.toBeInTheDocument()
})

test('who has left is removed once that is confirmed, and nobody else', async () => {
  const { screen, calls, changes } = await open()
  calls[0]?.answer(200, { course })
  await screen.getByRole('button', { name: 'Update from course' }).click()
  await expect.poll(() => calls.length).toBe(2)
  calls[1]?.answer(200, compared)
  await expect.element(screen.getByText('2 not here yet: Ada Poe, Bo Poe')).toBeVisible()
  await expect.element(screen.getByText('1 has left the course: Ben Ochs')).toBeVisible()
  expect(changes()).toBe(1)
  await screen.getByRole('button', { name: 'Remove them' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Remove 1 student?' })
  await dialog.getByRole('button', { name: 'Remove them' }).click()
  await expect.poll(() => calls.length).toBe(3)
  expect(calls[2]?.body).toEqual({ remove: ['u2'] })
  calls[2]?.answer(200, { ...compared, left: [], renamed: 0, removed: 1 })
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(changes).toBe(2)
})

test('a platform that is away is told, and it can be asked again', async () => {
  const { screen, calls } = await open()
  calls[0]?.answer(200, { course })
  const update = screen.getByRole('button', { name: 'Update from course' })
  await update.click()
  await expect.poll(() => calls.length).toBe(2)
  const message = 'The learning platform does not answer. Please try again later.'
  calls[1]?.answer(503, { code: 'platform-away', message })
  await expect.poll(() => notifications.now().map(one => one.message)).toEqual([message])
  await expect.element(update).toBeEnabled()
})

test('scores say why they wait, and are sent again', async () => {
  const { screen, calls } = await open()
  calls[0]?.answer(200, { course })
  await expect.element(screen.getByRole('heading', { name: 'Scores waiting (2)' })).toBeVisible()
  await expect.element(screen.getByText('The course no longer lets us send scores.')).toBeVisible()
  await expect.element(screen.getByText('Is sent in a moment.')).toBeVisible()
  const again = screen.getByRole('button', { name: 'Send again: Mia Roth, La llave, 100 of 100' })
  await again.click()
  await expect.poll(() => calls.length).toBe(2)
  calls[1]?.answer(200, { course: { ...course, waiting: 0, slips: [] } })
  await expect.element(screen.getByText('Every score has been sent.')).toBeVisible()
})

test('its owner leaves it, a co-teacher cannot', async () => {
  const { screen, calls } = await open()
  calls[0]?.answer(200, { course })
  await screen.getByRole('button', { name: 'Leave the course' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Leave the course' }).click()
  await expect.poll(() => calls.length).toBe(2)
  calls[1]?.answer(200, {})
  await expect.element(screen.getByRole('heading', { name: 'Course' })).not.toBeInTheDocument()
  const beside = await open('coTeacher')
  beside.calls[0]?.answer(200, { course })
  await expect.element(beside.screen.getByText(/This class is the course/)).toBeVisible()
  await expect
    .element(beside.screen.getByRole('button', { name: 'Leave the course' }))
    .not.toBeInTheDocument()
})
