import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { useBrowser, visitor } from './browser'
import { dropsSockets } from './dropping-network'
import { call } from './http'
import { askIn, comeIn, liveSettings, newLiveConversation, patient, phone, told } from './live'
import { callAs, joinClass, newClass, signedInAs } from './school'

useBrowser()

const choicesOf = (page: Page) =>
  page.getByRole('list', { name: 'Your answers' }).getByRole('button')

/** What is pressed in the moment in which something appears was meant for what had been there before. */
async function untilMeant(page: Page) {
  const seen = await page.evaluate(() => performance.now())
  await page.waitForFunction(since => performance.now() - since > 1100, seen)
}

/** Presses the first answer of a turn. The last press ends the turn. */
async function press(page: Page, isLast = false) {
  await choicesOf(page).first().click(patient)
  const is = isLast ? page.getByText(/^(Right!|Not right\.)$/) : told(page, 'Your answer is in.')
  await is.waitFor(patient)
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const isIn = (page: Page) => told(page, 'You are in. Look at the screen.').waitFor(patient)

/** Takes somebody out; who asks to come back waits to be let in, and so does whoever comes after them. */
async function takenOut(teacher: Page, guest: Page, far: Page, code: string) {
  const name = await guest.locator('[data-hall] bdi').first().innerText()
  await teacher.keyboard.press('m')
  await button(teacher, `Remove: ${name}`).click()
  await teacher.keyboard.press('Escape')
  await told(guest, 'The teacher has taken you out of this game.').waitFor(patient)
  await button(guest, 'Ask to come back').click()
  await askIn(far, code)
  for (const page of [guest, far]) await told(page, 'Your teacher lets you in.').waitFor(patient)
  await told(teacher, '2 ask to come in.').waitFor(patient)
  await button(teacher, 'Let all in').click()
  await Promise.all([guest, far].map(isIn))
}

test('two teams listen to a screen: a pupil, a guest who is taken out, asked back and reloads in the turn, one whose network drops sockets; to the report and the done assignment', {
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
    settings: { ...liveSettings, form: 'teams', mode: 'listening' },
  })

  await teacher.goto(`/live/game/${hall.id}/screen`)
  await comeIn(guest, hall.code)
  await comeIn(pupil, hall.code, `/live/${hall.code}`)
  await takenOut(teacher, guest, far, hall.code)
  await told(teacher, '3 are here').waitFor(patient)
  await button(teacher, 'Start').click()

  for (let line = 1; line <= 4; line += 1) {
    await Promise.all([press(pupil), press(far), choicesOf(guest).first().waitFor(patient)])
    // What is to be heard is written nowhere but among the choices.
    if (line === 1) await told(teacher, 'Which line is it?').waitFor(patient)
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
    await button(teacher, 'Go on').click()
  }

  for (const page of [pupil, guest, far]) await told(page, 'This game is over.').waitFor(patient)
  await teacher
    .getByRole('heading', { level: 1, name: /^(Team \w+ wins!|A draw\.)$/ })
    .waitFor(patient)
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

  // It is what the teacher reads and the pupil finds.
  await teacher.getByRole('link', { name: 'Report', exact: true }).click()
  await teacher.getByRole('heading', { name: 'Report: The last bus' }).waitFor(patient)
  const counted = teacher.getByRole('row').filter({ hasText: 'Counts for The last bus' })
  await counted.getByText('4 of 4', { exact: true }).waitFor(patient)
  await pupil.goto(`/classes/${classId}/student`)
  const assigned = pupil.getByRole('row').filter({ hasText: 'The last bus' })
  await assigned.getByText('Done', { exact: true }).waitFor(patient)
})
