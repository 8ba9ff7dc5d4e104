import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults, useBrowser, visitor } from './browser'
import { callAs, joinClass, newClass, signedInAs, studentsJoin } from './school'

useBrowser()

const patient = { timeout: 20_000 }

interface Conversation {
  id: string
  title: string
  dialogue: { id: string }[]
}

/** Two Spanish samples of a level, whole. */
async function samples(page: Page): Promise<Conversation[]> {
  const query = 'language=es&difficulty=A1&limit=2'
  const { conversations } = await callAs<{ conversations: { id: string }[] }>(
    page,
    'GET',
    `/api/conversations?${query}`,
  )
  return Promise.all(
    conversations.map(({ id }) => callAs<Conversation>(page, 'GET', `/api/conversations/${id}`)),
  )
}

/** A published course of whoever is logged in on a page, with one unit; answers where it stands. */
async function newCourse(page: Page, conversations: readonly Conversation[]) {
  const made = { title: 'First steps', language: 'es' }
  const { id, shortid } = await callAs<{ id: string; shortid: string }>(
    page,
    'POST',
    '/api/courses',
    made,
  )
  const items = conversations.map(one => ({ kind: 'conversation', id: one.id }))
  const unit = { key: 'one', title: 'Hello', level: 'A1', aims: ['say who I am'], items }
  const body = { units: [unit], settings: { isPublished: true } }
  await callAs(page, 'PATCH', `/api/courses/${id}`, body)
  return { id, path: `/courses/${shortid}/first-steps` }
}

/** Answers all lines of a conversation rightly, as whoever is logged in on a page. */
const learn = (page: Page, { dialogue }: Conversation) =>
  callAs(page, 'POST', '/api/learn/attempts', {
    attempts: dialogue.map(({ id: line }) => ({
      id: randomUUID(),
      line,
      skill: 'say',
      place: 'learn',
      isRight: true,
    })),
  })

test('a class of 28 follows a course: its students join in, its teacher sees who is where and assigns a unit', async () => {
  const [teacher, student] = [await visitor(), await visitor()]
  await signedInAs(teacher, 'teacher')
  await signedInAs(student, 'student')
  const conversations = await samples(teacher)
  const course = await newCourse(teacher, conversations)
  const id = await newClass(teacher, 'Spanish 7A')
  await joinClass(student, id)
  await studentsJoin(id, 27)

  await teacher.goto(`/classes/${id}/teacher`)
  await teacher.getByRole('link', { name: 'Course', exact: true }).click()
  await teacher.getByText('This class follows no course.').waitFor(patient)
  expect(await accessibilityFaults(teacher), 'no course').toEqual([])
  // The class learns French: courses of it are looked for.
  const find = teacher.getByRole('link', { name: 'Find a course' })
  expect(await find.getAttribute('href')).toBe('/courses?language=fr')
  await teacher.goto(course.path)
  await teacher.getByRole('button', { name: 'Use with a class' }).click()
  await teacher.getByLabel('Which class?').waitFor(patient)
  expect(await accessibilityFaults(teacher), 'which class').toEqual([])
  await teacher.getByText('This course is in Spanish. Spanish 7A learns French.').waitFor()
  await teacher.getByRole('button', { name: 'Use all the same' }).click()
  await teacher.getByText('Spanish 7A follows this course now.').waitFor(patient)

  await student.goto('/today')
  await student.getByText('Your class follows this course.').waitFor(patient)
  await student
    .getByText('Your teacher sees how far you are in this course, and nothing else.')
    .waitFor()
  expect(await accessibilityFaults(student), 'offer').toEqual([])
  await student.getByRole('button', { name: 'Join in' }).click()
  await student.getByRole('button', { name: 'Join in' }).waitFor({ state: 'detached', ...patient })
  const [first] = conversations
  if (first) await learn(student, first)

  await teacher.goto(`/classes/${id}/course`)
  const grid = teacher.getByRole('group', { name: 'Students by units' })
  await grid.getByText('this week').waitFor(patient)
  expect(await grid.getByText('not yet').count()).toBe(27)
  expect(await accessibilityFaults(teacher), 'standings').toEqual([])
  const row = grid.getByRole('row').filter({ hasText: 'this week' })
  await row.getByRole('button', { name: /0\/2$/ }).press('Enter')
  const marks = teacher.locator('dialog:modal')
  await marks.getByRole('heading', { name: first?.title ?? '' }).waitFor(patient)
  await marks.getByText('Learn: done').waitFor()
  expect(await accessibilityFaults(teacher), 'marks').toEqual([])
  await teacher.keyboard.press('Escape')
  const [download] = await Promise.all([
    teacher.waitForEvent('download'),
    teacher.getByRole('button', { name: 'Save as CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Spanish 7A.csv')

  await teacher.goto(course.path)
  const assign = teacher.getByRole('button', { name: 'Assign unit: Hello' })
  await assign.click()
  await teacher.getByRole('button', { name: 'Assign 2 games' }).waitFor(patient)
  expect(await accessibilityFaults(teacher), 'assign').toEqual([])
  await teacher.getByRole('button', { name: 'Assign 2 games' }).click()
  await teacher.getByRole('heading', { name: '2 assignments created.' }).waitFor(patient)
  await teacher.keyboard.press('Escape')
  await assign.click()
  await teacher
    .getByText(/Assigned until/)
    .first()
    .waitFor(patient)
  await expect
    .poll(() => teacher.getByRole('button', { name: 'Assign 0 games' }).isVisible(), patient)
    .toBe(true)
  await teacher.keyboard.press('Escape')

  await teacher.goto(`/classes/${id}/course`)
  await teacher.getByRole('button', { name: 'Follow no course' }).click()
  await teacher.getByText('This class follows no course.').waitFor(patient)
  await student.goto('/today')
  await student.getByRole('heading', { level: 1, name: 'Today' }).waitFor(patient)
  expect(await student.getByText('Your class follows this course.').count()).toBe(0)
})
