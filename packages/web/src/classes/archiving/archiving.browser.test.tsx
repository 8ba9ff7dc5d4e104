import type { ClassCard } from '@duologue/contract/classes'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createClient } from '../../api/client'
import { pretendApi } from '../../api/pretend-api'
import { sampleUser } from '../../session/sample-user'
import { PretendPage } from '../../ui/pretend-page'
import { ClassCards } from '../class-cards'
import { sampleClass } from '../sample-class'
import { ArchiveClass } from './archive-class'
import { ArchivedBanner } from './unarchive-class'

test('a class is archived after a question, by keyboard', async () => {
  const { api, calls } = pretendApi()
  const screen = await render(
    <PretendPage>
      <ArchiveClass client={createClient(api)} found={sampleClass} />
    </PretendPage>,
  )
  const lead = 'Nobody can join, play for it or buy. Results stay. You can bring it back.'
  await expect.element(screen.getByText(lead)).toBeVisible()
  await screen.getByRole('button', { name: 'Archive class' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Archive French 1?' })
  await expect.element(dialog.getByText(lead)).toBeVisible()
  expect(calls).toEqual([])
  await dialog.getByRole('button', { name: 'Archive class' }).click()
  await expect.poll(() => calls.length).toBe(1)
  expect(calls[0]).toMatchObject({ method: 'POST', path: '/api/classes/class-id/archive' })
  calls[0]?.answer(200, { id: 'class-id', isArchived: true })
  await expect.element(screen.getByText('Class archived.')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('its owner brings it back from its page, a student reads that it is archived', async () => {
  const { api, calls } = pretendApi()
  const client = createClient(api)
  const found = { ...sampleClass, isArchived: true } as const
  const screen = await render(
    <PretendPage>
      <ArchivedBanner client={client} found={found} />
    </PretendPage>,
  )
  await screen.getByRole('button', { name: 'Bring class back' }).click()
  await expect.poll(() => calls.length).toBe(1)
  expect(calls[0]).toMatchObject({ method: 'POST', path: '/api/classes/class-id/unarchive' })
  calls[0]?.answer(409, { message: 'Not now.', code: 'busy' })
  await expect.element(screen.getByText('Not now.')).toBeVisible()
  for (const role of ['student', 'coTeacher'] as const) {
    await screen.rerender(
      <PretendPage>
        <ArchivedBanner client={client} found={{ ...found, role }} />
      </PretendPage>,
    )
    await expect.element(screen.getByText(/^This class is archived\./)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Bring class back' }).elements()).toEqual([])
  }
})

test('archived classes are closed below the others, and open by keyboard', async () => {
  await page.viewport(360, 640)
  const { api, calls } = pretendApi()
  const card = (id: string, told: Partial<ClassCard> = {}): ClassCard => {
    const { name: _, ...rest } = sampleClass
    return { ...rest, id, name: `Class ${id}`, ...told }
  }
  const screen = await render(
    <PretendPage>
      <ClassCards client={createClient(api)} user={sampleUser} factsOf={id => `facts of ${id}`} />
    </PretendPage>,
  )
  await expect.poll(() => calls.length).toBe(1)
  const archived = { isArchived: true } as const
  const all = [card('1', archived), card('2'), card('3', archived)]
  calls[0]?.answer(200, { classes: all, total: 3 })
  await expect.element(screen.getByText('facts of 2')).toBeVisible()
  await expect.element(screen.getByText('Class 1')).not.toBeVisible()
  const summary = screen.getByText('Archived classes (2)')
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(summary).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Class 1')).toBeVisible()
  expect(screen.getByText('facts of 1').elements()).toEqual([])
})
