import type { Pupil } from '@duologue/contract/pupils'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { createClient } from '../../api/client'
import { pretendApi } from '../../api/pretend-api'
import { PretendPage } from '../../ui/pretend-page'
import { AskForMove } from '../keeping/ask-for-move'
import { ComingList } from './coming-list'

const noa: Pupil = {
  id: 'noa',
  username: 'redfox1234',
  fullName: 'Noa Ax',
  given: 'Noa',
  family: 'Ax',
  externalId: null,
  cardedAt: '2026-03-04T10:20:00.000Z',
  deletedUntil: null,
  speakingConsent: null,
  claim: null,
  move: null,
}

async function openDialog(pupil: Pupil) {
  const { api, calls } = pretendApi()
  const start = vi.fn((call: () => Promise<unknown>) => void call())
  const client = createClient(api)
  const screen = await render(
    <PretendPage>
      <AskForMove {...{ client, pupil, start }} isSending={false} />
    </PretendPage>,
  )
  return { screen, calls }
}

test('a keeper asks by the code of a class, however it is typed, and takes it back', async () => {
  const { screen, calls } = await openDialog(noa)
  const code = screen.getByLabelText('Code of the class')
  await code.fill('BCDF')
  await screen.getByRole('button', { name: 'Ask' }).click()
  await expect.element(screen.getByText('A code has eight letters.')).toBeVisible()
  expect(calls).toEqual([])
  await code.fill('bcdf ghjk')
  await screen.getByRole('button', { name: 'Ask' }).click()
  await expect.poll(() => calls.length).toBe(1)
  expect(calls[0]).toMatchObject({ path: '/api/pupils/noa/move', body: { joinCode: 'BCDFGHJK' } })
  const asked = await openDialog({
    ...noa,
    move: { className: '6a', until: '2026-04-03T10:20:00.000Z' },
  })
  await expect.element(asked.screen.getByText('6a can accept until Apr 3, 2026.')).toBeVisible()
  await asked.screen.getByRole('button', { name: 'Take back' }).click()
  await expect.poll(() => asked.calls.map(({ method }) => method)).toEqual(['DELETE'])
})

test('whoever teaches the other class reads who asks for whom, and accepts or does not now', async () => {
  const { api, calls } = pretendApi()
  const onChanged = vi.fn(async () => undefined)
  const coming = { id: 'noa', fullName: 'Noa Ax', by: 'Marie Dubois', until: '2026-04-03T10:20Z' }
  const screen = await render(
    <PretendPage>
      <ComingList client={createClient(api)} id="6a" pupils={[coming]} onChanged={onChanged} />
    </PretendPage>,
  )
  const line = 'Marie Dubois asks to move Noa Ax into this class.'
  await expect.element(screen.getByText(line)).toBeVisible()
  await screen.getByRole('button', { name: 'Accept: Noa Ax' }).click()
  await expect.poll(() => calls.length).toBe(1)
  expect(calls[0]).toMatchObject({ path: '/api/classes/6a/moves/noa', body: { accept: true } })
  // Pressed once more while it is on its way, it is sent once.
  await expect.element(screen.getByRole('button', { name: 'Accept: Noa Ax' })).toBeDisabled()
  calls[0]?.answer(200, { pupil: 'noa' })
  await expect.element(screen.getByText('The pupil is in this class now.')).toBeVisible()
  expect(onChanged).toHaveBeenCalledOnce()
  await screen.getByRole('button', { name: 'Not now: Noa Ax' }).click()
  await expect.poll(() => calls.length).toBe(2)
  expect(calls[1]).toMatchObject({ body: { accept: false } })
})
