import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createClient } from '../api/client'
import { pretendApi } from '../api/pretend-api'
import { sampleUser } from '../session/sample-user'
import { beginSession } from '../session/session'
import { dismiss, notifications } from '../ui/feedback/notify'
import { PretendPage } from '../ui/pretend-page'
import { sampleClass } from './sample-class'
import { UpdateStudentDialog } from './students/update-student-dialog'
import { ClassSettingsForm } from './update-class-form'

beforeEach(() => {
  localStorage.clear()
  for (const { id } of notifications.now()) dismiss(id)
  beginSession({ user: sampleUser, authToken: 'secret' })
})

const refusal = { message: 'This is not your class.', code: 'forbidden' }

test('what was chosen for a class and is refused is what is stored again; the name stays as typed', async () => {
  const { api, calls } = pretendApi()
  const screen = await render(
    <ClassSettingsForm client={createClient(api)} found={sampleClass} />,
    {
      wrapper: PretendPage,
    },
  )
  const language = screen.getByLabelText('Language')
  const mayJoin = screen.getByRole('switch', { name: 'New students may join' })
  const before = (language.element() as HTMLSelectElement).value
  await language.selectOptions('German')
  await mayJoin.click()
  await screen.getByLabelText('Class name').fill('Another name')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => calls).toHaveLength(1)
  calls[0]?.answer(403, refusal)
  await expect.element(screen.getByText(refusal.message)).toBeVisible()
  await expect.element(language).toHaveValue(before)
  await expect.element(mayJoin).toBeChecked()
  await expect.element(screen.getByLabelText('Class name')).toHaveValue('Another name')
})

test('what is typed while settings are being saved stays, and is not stored yet', async () => {
  const { api, calls } = pretendApi()
  const screen = await render(
    <ClassSettingsForm client={createClient(api)} found={sampleClass} />,
    { wrapper: PretendPage },
  )
  const name = screen.getByLabelText('Class name')
  await name.fill('French 2')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => calls).toHaveLength(1)
  await name.fill('French 2b')
  calls[0]?.answer(200, { ...sampleClass, name: 'French 2' })
  await expect.poll(() => calls).toHaveLength(2)
  await expect.element(name).toHaveValue('French 2b')
})

test('allowances that are refused are those that are stored again', async () => {
  const { api, calls } = pretendApi()
  const [student] = sampleClass.students ?? []
  if (!student) throw new Error('the sample class has no students')
  const screen = await render(
    <UpdateStudentDialog
      client={createClient(api)}
      found={sampleClass}
      student={student}
      onClose={() => {}}
    />,
    { wrapper: PretendPage },
  )
  await screen.getByLabelText('Time to answer').selectOptions('1.5 times as long')
  await screen.getByRole('switch').click()
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => calls).toHaveLength(1)
  calls[0]?.answer(403, refusal)
  await expect.element(screen.getByText(refusal.message)).toBeVisible()
  await expect.element(screen.getByRole('switch')).not.toBeChecked()
  await expect
    .element(screen.getByLabelText('Time to answer'))
    .toHaveValue(String(student.allowances.extraTime))
})
