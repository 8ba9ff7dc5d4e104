import type { ClassCard } from '@duologue/contract/classes'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createClient } from '../../api/client'
import { pretendApi } from '../../api/pretend-api'
import { PretendPage } from '../../ui/pretend-page'
import { UseWithClassDialog } from './use-with-class-dialog'

const classOf = (id: string, name: string, language: string): ClassCard => ({
  id,
  name,
  language,
  color: 'blue',
  icon: 'book',
  scores: 'names',
  role: 'teacher',
  teacher: { id: 't', fullName: 'T', email: null, avatar: null },
})

/** The dialog of a course in Chinese, for whoever teaches these classes. */
async function open(...classes: ClassCard[]) {
  const { api, calls } = pretendApi()
  await render(
    <PretendPage>
      <UseWithClassDialog
        client={createClient(api)}
        course="one"
        language="zh"
        user="t"
        onClose={() => undefined}
      />
    </PretendPage>,
  )
  await expect.poll(() => calls.length).toBe(1)
  calls[0]?.answer(200, { classes, total: classes.length })
  return { calls, which: page.getByLabelText('Which class?') }
}

const spanish = classOf('7a', '7A', 'spanish')
const chinese = classOf('8b', '8B', 'chinese')
const warning = page.getByText('This course is in Chinese. 7A learns Spanish.')

test('a class that learns the language of the course is offered first, without a warning', async () => {
  const { which } = await open(spanish, chinese)
  await expect.element(which).toHaveValue('8b')
  await expect.element(page.getByRole('button', { name: 'Use', exact: true })).toBeVisible()
  await expect.element(warning).not.toBeInTheDocument()
  await which.selectOptions('7a')
  await expect.element(warning).toBeVisible()
})

test('one that learns another language can use it all the same', async () => {
  const { calls } = await open(spanish)
  await expect.element(warning).toBeVisible()
  await page.getByRole('button', { name: 'Use all the same' }).click()
  await expect.poll(() => calls.length).toBe(2)
  expect(calls[1]).toMatchObject({
    method: 'PUT',
    path: '/api/classes/7a/course',
    body: { course: 'one' },
  })
})
