import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createClient } from '../../api/client'
import { pretendApi } from '../../api/pretend-api'
import { PretendPage } from '../../ui/pretend-page'
import { sampleClass } from '../sample-class'
import { CopyClassDialog } from './copy-class-dialog'

// Who is logged in by another file's test is asked for anew.
beforeEach(() => localStorage.clear())

test('a class is copied with what is ticked, its dates moved, once however often it is pressed', async () => {
  await page.viewport(360, 640)
  const { api, calls } = pretendApi()
  const copied: string[] = []
  const found = { ...sampleClass, name: '5b 2026/27' }
  const screen = await render(
    <PretendPage>
      <CopyClassDialog
        client={createClient(api)}
        found={found}
        user="u"
        onCopied={async id => copied.push(id)}
        onClose={() => undefined}
      />
    </PretendPage>,
  )
  await expect.poll(() => calls.length).toBe(1)
  const due = (dateDue: string) => ({ dateDue, timeZone: 'Europe/Berlin' })
  const assignments = [due('2026-12-01T22:59:59.000Z'), due('2026-09-07T21:59:59.000Z')]
  calls[0]?.answer(200, { ...found, assignments })
  const name = screen.getByLabelText('Class name')
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveValue('5b 2027/28')
  await expect.element(screen.getByText('first: Mon, Sep 6, 2027')).toBeVisible()
  const weeks = screen.getByLabelText('Move all dates by (weeks)')
  await weeks.fill('5x')
  await expect.element(screen.getByText(/^first:/)).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(weeks).toHaveAttribute('aria-invalid', 'true')
  await expect.element(weeks).toHaveFocus()
  await weeks.fill('51')
  await expect.element(screen.getByText('first: Mon, Aug 30, 2027')).toBeVisible()
  const students = screen.getByRole('switch', { name: 'Students' })
  await expect.element(students).not.toBeChecked()
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(students).toHaveFocus()
  await userEvent.keyboard(' ')
  const copy = screen.getByRole('button', { name: 'Copy', exact: true })
  await copy.click()
  await expect.poll(() => calls.length).toBe(2)
  const body = {
    name: '5b 2027/28',
    assignments: { days: 357 },
    rewards: true,
    students: true,
  }
  expect(calls[1]).toMatchObject({ method: 'POST', path: '/api/classes/class-id/copy', body })
  calls[1]?.fail()
  await expect.element(copy).toBeEnabled()
  await copy.click()
  await expect.poll(() => calls.length).toBe(3)
  expect(calls[2]).toMatchObject({ body, key: calls[1]?.key })
  calls[2]?.fail()
  // Asked otherwise it is another call; without assignments no weeks are asked for.
  await screen.getByRole('switch', { name: 'Assignments' }).click()
  await expect.element(weeks).not.toBeInTheDocument()
  await copy.click()
  await expect.poll(() => calls.length).toBe(4)
  const { assignments: _, ...others } = body
  expect(calls[3]?.body).toEqual(others)
  expect(calls[3]?.key).not.toBe(calls[2]?.key)
  calls[3]?.answer(201, { id: 'new-id', assignments: 3, leftOut: 2 })
  await expect
    .element(
      screen.getByText('Class copied. 2 assignments were left out: what they were about is gone.'),
    )
    .toBeVisible()
  await expect.poll(() => copied).toEqual(['new-id'])
})
