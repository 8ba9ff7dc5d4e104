import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createClient } from '../api/client'
import { pretendApi } from '../api/pretend-api'
import { keepStart, keptStart } from '../saved-here/course-to-start'
import { leaveSession } from '../session/leave-session'
import { sampleUser } from '../session/sample-user'
import { beginSession, useSession } from '../session/session'
import { dismiss, notifications } from '../ui/feedback/notify'
import { PretendPage } from '../ui/pretend-page'
import { sampleCourse } from './sample-course'
import { StartCourseButton } from './start-course-button'
import { useSendKeptStart } from './use-send-kept-start'

const course = { ...sampleCourse, own: null }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  for (const { id } of notifications.now()) dismiss(id)
})

/** The start of a course on its page, as whoever sits here sees it. */
async function open() {
  const { api, calls } = pretendApi()
  const client = createClient(api)
  function Course() {
    const session = useSession()
    useSendKeptStart(client, session.status === 'user' ? session.user.id : null)
    return <StartCourseButton client={client} course={course} onStanding={() => undefined} />
  }
  const screen = await render(
    <PretendPage>
      <Course />
    </PretendPage>,
  )
  return { calls, screen }
}

const logIn = () => beginSession({ user: sampleUser, authToken: 'secret' })
const started = { isActive: true, start: 'b', current: 'b', startedAt: '2026-03-04T10:20:00.000Z' }

test('what a visitor found is sent once when they have logged in', async () => {
  keepStart({ course: course.id, unit: 'b', place: 2 })
  const { calls, screen } = await open()
  await expect.element(page.getByText('You start here: unit 2')).toBeVisible()
  expect(calls).toEqual([])
  logIn()
  await expect.poll(() => calls.length).toBe(1)
  expect(calls[0]).toMatchObject({ path: `/api/courses/${course.id}/start`, body: { unit: 'b' } })
  calls[0]?.answer(200, started)
  await expect
    .element(page.getByText('Today now plans by this course, from unit 2 on.'))
    .toBeVisible()
  await screen.unmount()
  expect((await open()).calls).toEqual([])
})

test('Start of a visitor is kept while they log in, and waits where it cannot be sent', async () => {
  const { calls, screen } = await open()
  const link = page.getByRole('link', { name: 'Start' })
  await expect.element(link).toHaveAttribute('href', expect.stringContaining('/login?redirect='))
  await link.click()
  await expect.poll(keptStart).toEqual({ course: course.id, unit: null, place: null })
  logIn()
  await expect.poll(() => calls.length).toBe(1)
  expect(calls[0]?.body).toEqual({})
  calls[0]?.fail()
  await expect.poll(keptStart).toMatchObject({ course: course.id })
  await screen.unmount()
  const again = await open()
  await expect.poll(() => again.calls.length).toBe(1)
  again.calls[0]?.answer(404, { message: 'Gone.', code: 'course-not-found' })
  await expect.poll(keptStart).toBeUndefined()
})

test('whoever logs out leaves it to nobody', async () => {
  logIn()
  keepStart({ course: course.id, unit: 'b', place: 2 })
  leaveSession(sampleUser.id)
  expect(keptStart()).toBeUndefined()
})
