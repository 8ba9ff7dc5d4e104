import type { ReportedThing } from '@duologue/contract/reports'
import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createClient } from '../api/client'
import { pretendApi } from '../api/pretend-api'
import { dismiss, notifications } from '../ui/feedback/notify'
import { PretendPage } from '../ui/pretend-page'
import { ReportList } from './decide-report-list'

const thing: ReportedThing = {
  id: 'one',
  kind: 'conversation',
  title: 'La silla verde',
  page: '/conversations/abc',
  author: null,
  isHeld: true,
  isHideable: true,
  isOpen: true,
  total: 3,
  reports: [
    {
      id: 'a',
      reason: 'other',
      comment: 'It names my sister.',
      reportedAt: '2026-05-03T10:00:00.000Z',
      reporter: 'ana',
      isVisitor: false,
    },
    {
      id: 'b',
      reason: 'wrong',
      comment: '',
      reportedAt: '2026-05-02T10:00:00.000Z',
      reporter: null,
      isVisitor: true,
    },
  ],
  decision: null,
}
const decided: ReportedThing = {
  ...thing,
  isOpen: false,
  decision: { decision: 'hide', by: 'eva', at: '2026-05-04T10:00:00.000Z' },
}

beforeEach(() => {
  for (const { id } of notifications.now()) dismiss(id)
})

async function showList(isDecided: boolean, things: ReportedThing[]) {
  const { api, calls } = pretendApi()
  const screen = await render(
    <PretendPage>
      <ReportList client={createClient(api)} isDecided={isDecided} />
    </PretendPage>,
  )
  await expect.poll(() => calls.length).toBe(1)
  expect(calls[0]?.path).toBe(`/api/reports?decided=${isDecided}&page=1`)
  calls[0]?.answer(200, { things, total: things.length })
  return { screen, calls }
}

test('a thing stands with all that is said of it; Keep decides', async () => {
  const { screen, calls } = await showList(false, [thing])
  await expect.element(screen.getByText('1 page reported')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'La silla verde' }))
    .toHaveAttribute('href', '/conversations/abc')
  await expect.element(screen.getByText('Hidden', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('It names my sister.')).toBeVisible()
  await expect.element(screen.getByText('Reported by ana, May 3, 2026')).toBeVisible()
  await expect.element(screen.getByText('Reported by a visitor, May 2, 2026')).toBeVisible()
  await expect.element(screen.getByText('And 1 more.')).toBeVisible()
  const keep = screen.getByRole('button', { name: 'Keep: La silla verde' })
  await keep.click()
  await expect.element(keep).toBeDisabled()
  expect(calls[1]).toMatchObject({
    method: 'PATCH',
    path: '/api/reports/one',
    body: { decision: 'keep' },
  })
  calls[1]?.answer(200, { ...thing, isOpen: false })
  await expect.poll(() => calls.length).toBe(3)
  calls[2]?.answer(200, { things: [], total: 0 })
  await expect.element(screen.getByText('It is kept, and everyone sees it.')).toBeVisible()
  await expect.element(screen.getByText('Nothing was reported.')).toBeVisible()
})

test('what was decided says by whom, and can be decided the other way alone', async () => {
  const { screen, calls } = await showList(true, [decided])
  await expect.element(screen.getByText('Hidden by eva, May 4, 2026')).toBeVisible()
  expect(screen.getByRole('button', { name: /^Hide/ }).query()).toBeNull()
  await screen.getByRole('button', { name: 'Keep: La silla verde' }).click()
  calls[1]?.answer(404, { message: 'Cannot find this report.', code: 'report-not-found' })
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Cannot find this report.')
  // Whatever became of it is asked for anew.
  await expect.poll(() => calls.length).toBe(3)
})

test('what cannot be hidden here can be looked at and done with', async () => {
  const page = { ...thing, kind: 'page', isHeld: false, isHideable: false } as const
  const { screen, calls } = await showList(false, [page])
  await expect.element(screen.getByText(/^It cannot be hidden here/)).toBeVisible()
  expect(screen.getByRole('button', { name: /^Hide/ }).query()).toBeNull()
  await screen.getByRole('button', { name: 'Done: La silla verde' }).click()
  expect(calls[1]?.body).toEqual({ decision: 'keep' })
})

test('a song is nobody’s, and can be hidden', async () => {
  const song = { ...thing, kind: 'song', author: null, isHeld: false, isHideable: true } as const
  const { screen, calls } = await showList(false, [song])
  await expect.element(screen.getByRole('button', { name: 'Keep: La silla verde' })).toBeVisible()
  expect(screen.getByText('a deleted user', { exact: true }).query()).toBeNull()
  await screen.getByRole('button', { name: 'Hide: La silla verde' }).click()
  expect(calls[1]?.body).toEqual({ decision: 'hide' })
})
