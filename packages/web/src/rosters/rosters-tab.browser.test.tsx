import type { Roster, RosterPreview } from '@duologue/contract/rosters/rosters'
import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createClient } from '../api/client'
import { pretendApi } from '../api/pretend-api'
import { sampleUser } from '../session/sample-user'
import { beginSession } from '../session/session'
import { PretendPage } from '../ui/pretend-page'
import { RostersTab } from './rosters-tab'

beforeEach(() => {
  localStorage.clear()
  beginSession({ user: { ...sampleUser, role: 'admin' }, authToken: 'secret' })
})

const none = { new: 0, changed: 0, ending: 0, older: 0 }
const preview: RosterPreview = {
  people: none,
  classes: none,
  places: { ...none, ending: 60 },
  others: 0,
  byClass: [],
  classesChanged: 0,
  faults: [],
  faultCount: 0,
  mustConfirm: true,
  isOld: false,
}
const read: Roster = {
  id: '01910000-0000-7000-8000-00000000aaaa',
  at: '2026-03-04T10:20:00Z',
  by: 'Ada Poe',
  version: '1.1',
  state: 'ready',
  changes: 60,
  taken: 0,
  preview,
}

async function open() {
  const { api, calls } = pretendApi()
  const screen = await render(
    <PretendPage>
      <RostersTab client={createClient(api)} asked={{}} onAsk={() => {}} />
    </PretendPage>,
  )
  /** Answers the calls for a path that wait; how many there were. */
  const answer = (path: string, body: unknown, status = 200) => {
    const waiting = calls.filter(call => call.path === path)
    for (const call of waiting) call.answer(status, body)
    return waiting.length
  }
  return { screen, calls, answer }
}

const list = '/api/rosters'

test('one that is being read is told to whoever opens the tab, and shown when it is read', async () => {
  const { screen, answer } = await open()
  await expect.poll(() => answer(list, { rosters: [], isReading: true })).toBe(1)
  await expect.element(screen.getByText('A roster is being read…')).toBeVisible()
  await expect.element(screen.getByText('No roster was read yet.')).toBeVisible()
  // Asked again each second, until it is there.
  await expect
    .poll(() => answer(list, { rosters: [read], isReading: false }), { timeout: 5000 })
    .toBeGreaterThan(1)
  await expect.poll(() => answer(`${list}/${read.id}`, read)).toBe(1)
  await expect.element(screen.getByText('Read, not applied').first()).toBeVisible()
  expect(screen.getByText('A roster is being read…').query()).toBeNull()
})

test('many endings are applied when their number is typed, and once', async () => {
  const { screen, calls, answer } = await open()
  await expect.poll(() => answer(list, { rosters: [read], isReading: false })).toBe(1)
  await expect.poll(() => answer(`${list}/${read.id}`, read)).toBe(1)
  const applied = () => calls.filter(({ path }) => path.endsWith('/apply'))
  const button = screen.getByRole('button', { name: 'Apply' })
  await button.click()
  await expect
    .element(screen.getByRole('textbox'))
    .toHaveAccessibleDescription(/is not that number/)
  expect(applied()).toEqual([])
  await screen.getByRole('textbox').fill('60')
  await button.click()
  await button.click({ force: true })
  expect(applied().map(({ body }) => body)).toEqual([{ endings: 60 }])
})

test('one that changes nothing is told so, and cannot be applied', async () => {
  const { screen, answer } = await open()
  const same = { ...read, changes: 0, preview: { ...preview, places: none, mustConfirm: false } }
  await expect.poll(() => answer(list, { rosters: [same], isReading: false })).toBe(1)
  await expect.poll(() => answer(`${list}/${read.id}`, same)).toBe(1)
  await expect.element(screen.getByText('Nothing in it changes anything.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Apply' }).query()).toBeNull()
})

test('one that says nothing new is applied for those who have come since', async () => {
  const { screen, answer } = await open()
  const since = { ...preview, places: none, mustConfirm: false, comingIn: 2 }
  const same = { ...read, changes: 0, preview: since }
  await expect.poll(() => answer(list, { rosters: [same], isReading: false })).toBe(1)
  await expect.poll(() => answer(`${list}/${read.id}`, same)).toBe(1)
  await expect.element(screen.getByText(/^2 places in classes go to people/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Apply' })).toBeVisible()
  expect(screen.getByText('Nothing in it changes anything.').query()).toBeNull()
})
