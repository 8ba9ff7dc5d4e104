import type { ClassCard } from '@duologue/contract/classes'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createClient } from '../../api/client'
import { pretendApi } from '../../api/pretend-api'
import { PretendPage } from '../../ui/pretend-page'
import { sampleClass } from '../sample-class'
import { EndOfYear } from './end-of-year'

test('the own classes in use are copied, left for their pupils, and archived, by keyboard', async () => {
  await page.viewport(360, 640)
  const { api, calls } = pretendApi()
  const card = (id: string, told: Partial<ClassCard> = {}): ClassCard => ({
    ...sampleClass,
    id,
    name: `Class ${id}`,
    ...told,
  })
  const screen = await render(
    <PretendPage>
      <EndOfYear client={createClient(api)} user="u" />
    </PretendPage>,
  )
  await expect.poll(() => calls.length).toBe(1)
  const all = [
    card('1'),
    card('2', { role: 'coTeacher' }),
    card('3', { isArchived: true }),
    card('4'),
  ]
  calls[0]?.answer(200, { classes: all, total: 4 })
  await screen.getByRole('button', { name: 'End of year' }).click()
  const dialog = screen.getByRole('dialog', { name: 'End of year' })
  expect(dialog.getByRole('listitem').elements()).toHaveLength(2)
  expect(
    dialog.getByRole('link', { name: 'Move pupils of Class 1' }).element().getAttribute('href'),
  ).toContain('/classes/1/teacher')
  await dialog.getByRole('button', { name: 'Copy Class 1' }).click()
  const copying = screen.getByRole('dialog', { name: 'Copy for a new year' })
  await expect.element(copying.getByLabelText('Class name')).toHaveValue('Class 1 (2)')
  await userEvent.keyboard('{Escape}')
  await dialog.getByRole('button', { name: 'Archive Class 1' }).click()
  const asking = screen.getByRole('dialog', { name: 'Archive Class 1?' })
  await asking.getByRole('button', { name: 'Archive class' }).click()
  await expect
    .poll(() => calls.at(-1))
    .toMatchObject({ method: 'POST', path: '/api/classes/1/archive' })
  calls.at(-1)?.answer(200, { id: '1', isArchived: true })
  await expect.poll(() => calls.at(-1)?.method).toBe('GET')
  calls.at(-1)?.answer(200, { classes: all.slice(1), total: 3 })
  await expect.element(screen.getByText('Class archived.')).toBeVisible()
  await expect.element(dialog.getByRole('listitem')).toHaveTextContent('Class 4')
})
