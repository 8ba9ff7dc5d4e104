import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { useBrowser, visitor } from './browser'
import { dropsSockets } from './dropping-network'
import { call } from './http'
import { comeIn, liveSettings, newLiveConversation, patient, phone, told } from './live'
import { callAs, joinClass, newClass, signedInAs } from './school'

useBrowser()

const choicesOf = (page: Page) =>
  page.getByRole('list', { name: 'Your answers' }).getByRole('button')

/** What is pressed in the moment in which something appears was meant for what had been there before. */
async function untilMeant(page: Page) {
  const seen = await page.evaluate(() => performance.now())
  await page.waitForFunction(since => performance.now() - since > 1100, seen)
}

/** Presses the first answer of a turn, once there has been time to read it. The last press ends the turn. */
async function press(page: Page, isLast = false) {
  await choicesOf(page).first().waitFor(patient)
  await untilMeant(page)
  await choicesOf(page).first().click()
  const is = isLast ? page.getByText(/^(Right!|Not right\.)$/) : told(page, 'Your answer is in.')
  await is.waitFor(patient)
}

test('a screen and three phones: a pupil, a guest who reloads in the turn, and one whose network drops sockets, to the report', {
  timeout: 240_000,
}, async () => {
  const [teacher, pupil, guest, far] = [
    await visitor(),
    await visitor(phone),
    await visitor(phone),
    await visitor({ ...phone, baseURL: await dropsSockets(inject('address')) }),
  ]
  await signedInAs(teacher, 'teacher')
  await signedInAs(pupil, 'student')
  const classId = await newClass(teacher, 'Six a')
  await joinClass(pupil, classId)
  const { id: conversation } = await newLiveConversation(teacher)
  const { id: assignment } = await callAs(teacher, 'POST', '/api/assignments', {
    classes: [classId],
    conversation,
    type: 'conversationGame',
    mode: 'any',
    difficulty: 'easy',
    requirement: 'play',
    dateDue: '2099-01-05',
    timeZone: 'UTC',
  })
  const hall = await callAs<{ id: string; code: string }>(teacher, 'POST', '/api/live/halls', {
    conversation,
    class: classId,
    assignment,
    settings: liveSettings,
  })

  await teacher.goto(`/live/game/${hall.id}/screen`)
  await comeIn(guest, hall.code)
  await comeIn(pupil, hall.code, `/live/${hall.code}`)
  await comeIn(far, hall.code)
  await told(teacher, '3 are here').waitFor(patient)
  await teacher.getByRole('button', { name: 'Start', exact: true }).click()

  for (let line = 1; line <= 4; line += 1) {
    await Promise.all([press(pupil), press(far), choicesOf(guest).first().waitFor(patient)])
    if (line === 1) {
      await told(teacher, '2 of 3 have answered').waitFor(patient)
      await guest.reload()
    }
    await press(guest, true)
    for (const page of [pupil, far]) await page.getByText(/^(Right!|Not right\.)$/).waitFor(patient)
    if (line === 2) {
      // Its question stays, and so does the answer, when a page comes back after its turn.
      await far.getByRole('button', { name: 'This game' }).click()
      await told(far, 'Connected the slow way.').waitFor(patient)
      await far.keyboard.press('Escape')
    }
    await untilMeant(teacher)
    await teacher.getByRole('button', { name: 'Go on', exact: true }).click()
  }

  for (const page of [pupil, guest, far]) await told(page, 'This game is over.').waitFor(patient)
  await teacher.getByRole('heading', { level: 1, name: 'The game is over.' }).waitFor(patient)
  const token = await teacher.evaluate(() => localStorage.getItem('token') ?? '')
  const report = () =>
    call<{
      isSettled: boolean
      members: { isUser: boolean; asked: number; answered: number; counts: string | null }[]
    }>(`/live/halls/${hall.id}/report`, undefined, token)
  await expect.poll(async () => (await report()).isSettled).toBe(true)
  const { members } = await report()
  expect(members).toHaveLength(3)
  for (const { asked, answered } of members) expect([asked, answered]).toEqual([4, 4])
  expect(members.map(({ counts }) => counts).toSorted()).toEqual(['The last bus', null, null])
})
