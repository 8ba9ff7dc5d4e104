import type { HallReportAnswer } from '@duologue/contract/shapes/hall-report'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { createClient } from '../../api/client'
import { pretendApi } from '../../api/pretend-api'
import { PretendPage } from '../../ui/pretend-page'
import { HallReport } from './hall-report'
import { sampleReport as report } from './sample-report'

const show = (of: HallReportAnswer, { api } = pretendApi(), onDeleted = () => {}) => (
  <PretendPage>
    <HallReport client={createClient(api)} report={of} onDeleted={onDeleted} />
  </PretendPage>
)

test('a report tells the lines that were missed and how everybody did; who is forgotten has a number', async () => {
  const screen = await render(show(report))
  await expect.element(screen.getByText('Team Blue wins!')).toBeVisible()
  await expect.element(screen.getByRole('cell', { name: '43%' })).toBeVisible()
  await expect.element(screen.getByRole('cell', { name: 'La dejé ayer.' })).toBeVisible()
  await expect.element(screen.getByRole('cell', { name: '11 of 12' })).toBeVisible()
  await expect
    .element(screen.getByRole('cell', { name: 'Counts for La llave equivocada' }))
    .toBeVisible()
  await expect.element(screen.getByText('Guest 7')).toBeVisible()
})

test('where nobody answered it is said', async () => {
  const screen = await render(show({ ...report, lines: [], members: [] }))
  await expect.element(screen.getByText('Nobody answered a line.')).toBeVisible()
})

test('what was played is assigned again, where it is still there', async () => {
  const screen = await render(show(report))
  await expect.element(screen.getByRole('button', { name: 'Assign these again' })).toBeVisible()
  await screen.rerender(show({ ...report, hall: { ...report.hall, conversation: null } }))
  expect(screen.getByRole('button', { name: 'Assign these again' }).elements()).toEqual([])
})

test('deleting is asked about, and what is deleted is left', async () => {
  const pretend = pretendApi()
  const onDeleted = vi.fn()
  const screen = await render(show(report, pretend, onDeleted))
  await screen.getByRole('button', { name: 'Delete' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => pretend.calls.length).toBe(1)
  expect(pretend.calls[0]).toMatchObject({ method: 'DELETE', path: '/api/live/halls/h1' })
  expect(onDeleted).not.toHaveBeenCalled()
  pretend.calls[0]?.answer(200, { id: 'h1' })
  await expect.poll(() => onDeleted.mock.calls.length).toBe(1)
})
