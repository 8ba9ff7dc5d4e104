import type { Today } from '@duologue/contract/days'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createClient } from '../api/client'
import { type PendingCall, pretendApi } from '../api/pretend-api'
import { todayHere } from '../assignments/today-here'
import { leaveSession } from '../session/leave-session'
import { sampleUser } from '../session/sample-user'
import { beginSession } from '../session/session'
import { PretendPage } from '../ui/pretend-page'
import { TodayPlan } from './today-plan'

const ben = { ...sampleUser, id: '01890000-0000-7000-8000-00000000000b' }

const planOn = (today: string): Today => ({
  language: 'es',
  languages: ['es'],
  course: null,
  steps: [{ kind: 'review', lines: 9, minutes: 3, isDone: false }],
  further: null,
  lines: 0,
  week: { goal: { minutes: 10, days: 4 }, days: [{ day: today, counts: false }] },
  canSay: 84,
  today,
})

beforeEach(() => {
  localStorage.clear()
  beginSession({ user: sampleUser, authToken: 'secret' })
})

/** Opens Today, and answers its call. */
async function openToday(user: string, answer: (call: PendingCall) => void) {
  const { api, calls } = pretendApi()
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const screen = await render(
    <PretendPage>
      <QueryClientProvider client={queries}>
        <TodayPlan client={createClient(api)} user={user} />
      </QueryClientProvider>
    </PretendPage>,
  )
  await expect.poll(() => calls.length).toBe(1)
  for (const call of calls) answer(call)
  return { screen, calls }
}

const told = page.getByText('You are offline. This is your plan of this morning.')
const row = page.getByRole('heading', { name: 'Review 9 lines' })
const failed = page.getByText("Today's plan could not be loaded.")

/** Opens Today with a connection, and leaves it. */
async function seeToday(day: string) {
  const { screen } = await openToday(sampleUser.id, call => call.answer(200, planOn(day)))
  await expect.element(row).toBeVisible()
  await expect.element(told).not.toBeInTheDocument()
  await screen.unmount()
}

test('without a connection the plan of this day stands, until it is told anew', async () => {
  await seeToday(todayHere())
  const { calls } = await openToday(sampleUser.id, call => call.fail())
  await expect.element(told).toBeVisible()
  await expect.element(row).toBeVisible()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.poll(() => calls.length).toBe(2)
  calls[1]?.answer(200, planOn(todayHere()))
  await expect.element(told).not.toBeInTheDocument()
  await expect.element(row).toBeVisible()
})

test.each([
  ['a server that cannot answer is no missing connection', todayHere(), 503],
  ['a plan of another day is none of this morning', '2026-03-04', undefined],
])('%s', async (_name, day, status) => {
  await seeToday(day)
  await openToday(sampleUser.id, call =>
    status ? call.answer(status, { message: 'Later.', code: 'unavailable' }) : call.fail(),
  )
  await expect.element(failed).toBeVisible()
  await expect.element(told).not.toBeInTheDocument()
})

test('nobody else sees it, and whoever logs out leaves none', async () => {
  await seeToday(todayHere())
  const { screen } = await openToday(ben.id, call => call.fail())
  await expect.element(failed).toBeVisible()
  await screen.unmount()
  leaveSession(sampleUser.id)
  expect(localStorage.getItem('today-plan')).toBeNull()
})
