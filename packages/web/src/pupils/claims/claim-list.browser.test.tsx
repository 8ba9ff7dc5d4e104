import type { Pupil } from '@duologue/contract/pupils'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { createClient } from '../../api/client'
import { pretendApi } from '../../api/pretend-api'
import { PretendPage } from '../../ui/pretend-page'
import { ClaimList } from './claim-list'

const mia = (isAgreed: boolean): Pupil => ({
  id: 'mia',
  username: 'redfox1234',
  fullName: 'Mia Roth',
  given: 'Mia',
  family: 'Roth',
  externalId: null,
  cardedAt: '2026-03-04T10:20:00.000Z',
  deletedUntil: null,
  speakingConsent: null,
  move: null,
  claim: { isAgreed },
})

async function open(pupils: Pupil[], claimed: { id: string; fullName: string; until: string }[]) {
  const { api, calls } = pretendApi()
  const onChanged = vi.fn(async () => undefined)
  const screen = await render(
    <PretendPage>
      <ClaimList client={createClient(api)} {...{ pupils, claimed, onChanged }} />
    </PretendPage>,
  )
  return { screen, calls, onChanged }
}

test('a keeper agrees, or does not now', async () => {
  const { screen, calls, onChanged } = await open([mia(false)], [])
  await expect
    .element(
      screen.getByText('Mia Roth wants to keep this account with an email address of their own.'),
    )
    .toBeVisible()
  await screen.getByRole('button', { name: 'Agree: Mia Roth' }).click()
  expect(calls[0]).toMatchObject({ path: '/api/pupils/mia/claim', body: { agree: true } })
  calls[0]?.answer(200, { isOwn: false })
  await expect.poll(() => onChanged.mock.calls.length).toBe(1)
  await screen.getByRole('button', { name: 'Not now: Mia Roth' }).click()
  expect(calls[1]?.body).toEqual({ agree: false })
})

test('who has agreed waits for the pupil, and can still say not now', async () => {
  const { screen } = await open([mia(true)], [])
  await expect.element(screen.getByText(/^You agreed\. Mia Roth has still/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Not now: Mia Roth' })).toBeVisible()
  expect(screen.getByRole('button', { name: /^Agree/ }).elements()).toEqual([])
})

test('an admin gives an account back to the class, and is asked first', async () => {
  const until = '2026-04-03T10:20:00.000Z'
  const { screen, calls, onChanged } = await open([], [{ id: 'mia', fullName: 'Mia Roth', until }])
  await screen.getByRole('button', { name: 'Give back to the class: Mia Roth' }).click()
  await expect.element(screen.getByText(/^Mia Roth is logged out everywhere/)).toBeVisible()
  expect(calls).toEqual([])
  await screen.getByRole('dialog').getByRole('button', { name: 'Give back to the class' }).click()
  expect(calls[0]?.path).toBe('/api/school/pupils/mia/unclaim')
  calls[0]?.answer(200, { ...mia(false), claim: null })
  await expect.poll(() => onChanged.mock.calls.length).toBe(1)
})
