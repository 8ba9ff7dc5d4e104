import { classColors, classIcons } from '@duologue/domain/choices/class-looks'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createClient } from '../api/client'
import { pretendApi } from '../api/pretend-api'
import { sampleUser } from '../session/sample-user'
import { beginSession, sessionNow } from '../session/session'
import { dismiss, notifications } from '../ui/feedback/notify'
import { PretendPage } from '../ui/pretend-page'
import { ChooseTypeDialog } from './choose-type-dialog'
import { CreateClassDialog } from './create-class-dialog'
import { ClassCodeForm } from './get-class-of-code'
import { JoinLink } from './renew-code'
import { sampleClass } from './sample-class'
import { StudentsTab } from './students/students-tab'

beforeEach(() => {
  localStorage.clear()
  for (const { id } of notifications.now()) dismiss(id)
  beginSession({ user: sampleUser, authToken: 'secret' })
})

function open() {
  const { api, calls } = pretendApi()
  return { client: createClient(api), calls }
}

test('a new class has a name, a language, French unless another is chosen, and a look from the lists', async () => {
  const { client, calls } = open()
  const screen = await render(
    <PretendPage>
      <CreateClassDialog client={client} onCreated={async () => {}} onClose={() => {}} />
    </PretendPage>,
  )
  const name = screen.getByLabelText('Class name')
  await expect.element(name).toHaveFocus()
  await screen.getByRole('button', { name: 'Create' }).click()
  await expect.element(screen.getByText('Must enter class name.')).toBeVisible()
  expect(calls).toEqual([])
  await name.fill('x'.repeat(91))
  await expect
    .element(name)
    .toHaveAccessibleDescription('Class name must have at most 90 characters')
  await expect.element(screen.getByLabelText('Language')).toHaveValue('french')
  await screen.getByLabelText('Language').selectOptions('German')
  await name.fill('Deutsch 8b')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => calls.length).toBe(1)
  const { color, icon, ...rest } = (calls[0]?.body ?? {}) as Record<string, string>
  expect(rest).toEqual({ name: 'Deutsch 8b', language: 'german' })
  expect(classColors).toContain(color)
  expect(classIcons).toContain(icon)
  calls[0]?.answer(201, sampleClass)
  await expect.element(screen.getByText('Class created.')).toBeVisible()
})

test('a personal account must choose, and nothing but a choice closes the question', async () => {
  const { client, calls } = open()
  const screen = await render(
    <PretendPage>
      <ChooseTypeDialog client={client} user={sampleUser} />
    </PretendPage>,
  )
  const dialog = screen.getByRole('dialog', { name: 'Are you a teacher or a student?' })
  await userEvent.keyboard('{Escape}{Escape}')
  await expect.element(dialog).toBeVisible()
  expect(screen.getByRole('button', { name: 'Close' }).query()).toBeNull()
  await expect
    .element(screen.getByRole('link', { name: "I'm not a teacher or a student" }))
    .toHaveAttribute('href', '/home')
  await screen.getByRole('button', { name: 'Student' }).click()
  expect(calls[0]).toMatchObject({ method: 'PATCH', body: { type: 'student' } })
  calls[0]?.answer(200, { ...sampleUser, type: 'student' })
  await expect
    .poll(() => {
      const session = sessionNow()
      return session.status === 'user' && session.user.type
    })
    .toBe('student')
})

test('of the chosen students each is deleted by a call, and one who is gone already is no fault', async () => {
  const { client, calls } = open()
  const screen = await render(
    <PretendPage>
      <StudentsTab client={client} found={sampleClass} />
    </PretendPage>,
  )
  const remove = screen.getByRole('button', { name: 'Delete', exact: true })
  await expect.element(remove).toBeDisabled()
  await screen.getByRole('checkbox', { name: 'Select all students' }).click()
  await expect.element(screen.getByText('2 selected')).toBeVisible()
  await remove.click()
  const dialog = screen.getByRole('dialog', { name: 'Remove 2 students from this class?' })
  await expect.element(dialog).toHaveTextContent(/Ana Ruiz, Zoë Müller will no longer see/)
  await dialog.getByRole('button', { name: 'Remove students' }).click()
  calls[0]?.answer(404, { message: 'This student is not in the class.', code: 'student-not-found' })
  await expect.poll(() => calls.length).toBe(2)
  calls[1]?.answer(200, { id: 's2' })
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'DELETE /api/classes/class-id/students/s1',
    'DELETE /api/classes/class-id/students/s2',
  ])
  await expect.element(screen.getByText('Students deleted.')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('what a student is allowed is changed in a dialog of its own', async () => {
  const { client, calls } = open()
  const screen = await render(
    <PretendPage>
      <StudentsTab client={client} found={sampleClass} />
    </PretendPage>,
  )
  await screen.getByRole('button', { name: 'Change allowances for Ana Ruiz' }).click()
  await screen.getByLabelText('Time to answer').selectOptions('1.5 times as long')
  await screen.getByRole('switch').click()
  await screen.getByRole('button', { name: 'Save' }).click()
  expect(calls[0]).toMatchObject({
    method: 'PATCH',
    path: '/api/classes/class-id/students/s1',
    body: { extraTime: 1.5, relaxed: true },
  })
})

test('on a phone a student is a block of which nothing is out of sight, with what the headings say', async () => {
  await page.viewport(360, 800)
  onTestFinished(() => page.viewport(414, 896))
  const { client } = open()
  const long = {
    fullName: 'Maximiliana-Josephine Featherstonehaugh',
    email: `${'x'.repeat(60)}@a.b`,
  }
  const students = sampleClass.students?.slice(0, 1).map(one => ({ ...one, ...long })) ?? []
  const screen = await render(
    <PretendPage>
      <StudentsTab client={client} found={{ ...sampleClass, students }} />
    </PretendPage>,
  )
  const table = screen.getByRole('group', { name: 'Students' })
  await expect.element(table).toBeVisible()
  expect(table.element().scrollWidth).toBeLessThanOrEqual(table.element().clientWidth)
  const joined = getComputedStyle(screen.getByText('Mar 4, 2026').element(), '::before')
  expect(joined.content).toBe('"Joined "')
  // The box that chooses everybody stands in the head, which does not vanish with its headings.
  await screen.getByRole('checkbox', { name: 'Select all students' }).click()
  await expect.element(screen.getByText('1 selected')).toBeVisible()
})

test('an empty class says how students come into it', async () => {
  const { client } = open()
  const screen = await render(
    <PretendPage>
      <StudentsTab client={client} found={{ ...sampleClass, students: [] }} />
    </PretendPage>,
  )
  await expect
    .element(screen.getByText('Copy the link above and send it to your students.'))
    .toBeVisible()
})

test('the link to join leads to where the site is reached, with its code; renewing is asked for first', async () => {
  const { client, calls } = open()
  const screen = await render(
    <PretendPage>
      <JoinLink client={client} found={sampleClass} />
    </PretendPage>,
  )
  await expect
    .element(screen.getByLabelText('Link to join'))
    .toHaveValue(`${location.origin}/classes/class-id/join?code=abc`)
  await screen.getByRole('button', { name: 'Renew link' }).click()
  expect(calls).toEqual([])
  await screen.getByRole('dialog').getByRole('button', { name: 'Renew link' }).click()
  expect(calls[0]).toMatchObject({ method: 'POST', path: '/api/classes/class-id/code' })
})

test('the link to join fills the window, with a code for phones', async () => {
  const screen = await render(
    <PretendPage>
      <JoinLink client={open().client} found={sampleClass} />
    </PretendPage>,
  )
  await screen.getByRole('button', { name: 'Invite' }).click()
  const dialog = screen.getByRole('dialog')
  await expect
    .element(dialog.getByRole('img', { name: 'The link to join as a code' }))
    .toBeVisible()
  const link = `${location.origin}/classes/class-id/join?code=abc`
  await expect.element(dialog.getByText(link)).toBeVisible()
  await expect.element(dialog.getByText('BCDF GHJK')).toBeVisible()
  expect(dialog.element().getBoundingClientRect().width).toBeGreaterThan(innerWidth * 0.9)
})

test('a code that is typed leads to its class; what is wrong with it is said beside it', async () => {
  const { client, calls } = open()
  const found: unknown[] = []
  const screen = await render(
    <PretendPage>
      <ClassCodeForm client={client} onFound={told => found.push(told)} />
    </PretendPage>,
  )
  const code = screen.getByLabelText('Code of a class')
  await code.fill('bcdf ghj')
  await userEvent.keyboard('{Enter}')
  await expect.element(code).toHaveAccessibleDescription('A code has eight letters.')
  await expect.element(code).toHaveFocus()
  expect(calls).toEqual([])
  await code.fill('bcdf-ghjm')
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.poll(() => calls.length).toBe(1)
  expect(calls[0]).toMatchObject({ method: 'GET', path: '/api/classes/codes/bcdf-ghjm' })
  calls[0]?.answer(404, { message: 'No class has this code.', code: 'class-code-unknown' })
  await expect.element(code).toHaveAccessibleDescription('No class has this code.')
  await code.fill('bcdf ghjk')
  await screen.getByRole('button', { name: 'Join a class' }).click()
  await expect.poll(() => calls.length).toBe(2)
  calls[1]?.answer(200, { id: 'class-id', code: 'abc' })
  await expect.poll(() => found).toEqual([{ id: 'class-id', code: 'abc' }])
})

test('what can be done with a student stays in sight beside a long name and a long address', async () => {
  await page.viewport(768, 860)
  onTestFinished(() => page.viewport(414, 896))
  const [student] = sampleClass.students ?? []
  const fullName = 'Maximilian-Alexander Donaudampfschifffahrtsgesellschaft'
  const email = 'maximilian-alexander.donaudampfschifffahrt@school-of-the-town.example'
  const found = { ...sampleClass, students: student ? [{ ...student, fullName, email }] : [] }
  const screen = await render(
    <PretendPage>
      <StudentsTab client={open().client} found={found} />
    </PretendPage>,
  )
  const table = screen.getByRole('group', { name: 'Students' })
  await expect.element(table.getByText(email)).toBeVisible()
  const { scrollWidth, clientWidth } = table.element()
  expect(scrollWidth).toBe(clientWidth)
})
