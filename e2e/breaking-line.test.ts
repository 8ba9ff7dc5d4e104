import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { changeElsewhere, keepDraft, script, toneFile } from './authoring'
import { withBreakingLine } from './breaking-line'
import { still, useBrowser, visitor } from './browser'
import { withHands } from './hands'
import { said } from './people'
import { callAs, joinClass, newClass, signedInAs } from './school'

useBrowser()

const patient = { timeout: 60_000 }
const cards = 3
const lyingPhone = { width: 740, height: 360 }

/** A conversation of this teacher's, each line of which is a short clip. */
async function keepSpoken(teacher: Page): Promise<string> {
  const { id, dialogue } = await keepDraft(teacher, 'A chair in the shade', script.length)
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(toneFile(0.3))], { type: 'audio/wav' }), 'line.wav')
  const kept = await fetch(`${inject('address')}/api/uploads?purpose=line-audio`, {
    method: 'POST',
    headers: { authorization: await teacher.evaluate(() => localStorage.getItem('token') ?? '') },
    body: form,
  })
  const { url: audio } = (await kept.json()) as { url: string }
  await changeElsewhere(teacher, id, { dialogue: dialogue.map(line => ({ ...line, audio })) })
  return id
}

/** So many lines have been spoken in the duel. */
const spoken = (page: Page, lines: number) =>
  expect
    .poll(() => page.getByRole('log').getByRole('listitem').count(), patient)
    .toBeGreaterThanOrEqual(lines)

/**
 * Plays an assignment to its end in a mode: the ticket is asked for twice, the page is loaded anew in the middle, the
 * game is over without a connection, and the first answer to its play is lost. Answers the score that Game Over shows.
 */
async function playOnBreakingLine(page: Page, path: string, mode: string): Promise<string> {
  await withHands(page, script)
  await withBreakingLine(page)
  await page.goto(path)
  await page.locator('dialog:modal').waitFor(patient)
  await page.getByRole('radio', { name: new RegExp(`^${mode}`) }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('heading', { name: 'This game will not count' }).waitFor(patient)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('region', { name: 'Battle Mode' }).waitFor(patient)
  const isLying = (page.viewportSize()?.height ?? 0) < 480
  expect(await page.getByRole('banner').count(), 'all of a low window is the duel').toBe(
    isLying ? 0 : 1,
  )
  await spoken(page, 2)
  await page.reload()
  await page.getByRole('button', { name: 'Resume' }).click(patient)
  await spoken(page, 3)
  const line = page.context()
  await line.setOffline(true)
  await page.getByRole('heading', { name: 'Game Over' }).waitFor({ timeout: 120_000 })
  const later = page.getByText('This play will be saved as soon as the connection is back.')
  await later.first().waitFor(patient)
  const lost = page.waitForEvent('requestfailed', request => request.url().endsWith('/api/plays'))
  await line.setOffline(false)
  await lost
  await line.setOffline(true)
  await line.setOffline(false)
  await page.getByText('Saved. This play counts.').waitFor(patient)
  await said(page, 'Assignment done.')
  await said(page, `+${cards} cards`)
  const score = await page.getByText('Your score').locator('strong > span').first().innerText()
  await page.getByRole('link', { name: 'Back to the class' }).click()
  await page.getByRole('row').getByText('Done', { exact: true }).waitFor(patient)
  return score
}

test('three students play an assignment on a slow and breaking connection, one in each mode: Game Over, class and cards agree', {
  timeout: 300_000,
}, async () => {
  const teacher = await visitor()
  await signedInAs(teacher, 'teacher')
  const classId = await newClass(teacher, 'By the sea')
  await callAs(teacher, 'PATCH', `/api/shops/${classId}`, { earning: cards })
  const conversation = await keepSpoken(teacher)
  const { id } = await callAs(teacher, 'POST', '/api/assignments', {
    classes: [classId],
    conversation,
    type: 'conversationGame',
    mode: 'any',
    difficulty: 'hard',
    requirement: 'play',
    dateDue: '2099-01-05',
    timeZone: 'UTC',
  })
  const path = `/conversations/${conversation}/game?assignment=${id}`
  const scores = await Promise.all(
    ['Reading', 'Listening', 'Speaking'].map(async mode => {
      const student = await visitor(
        mode === 'Listening' ? { ...still, viewport: lyingPhone } : still,
      )
      await signedInAs(student, 'student')
      await joinClass(student, classId)
      return `${mode} · Hard · ${await playOnBreakingLine(student, path, mode)} · `
    }),
  )
  await teacher.goto(`/classes/${classId}/teacher`)
  const row = teacher.getByRole('row').filter({ hasText: 'A chair in the shade' })
  await row.getByText('3 of 3 done').waitFor(patient)
  await row.getByRole('button', { name: 'Details' }).click()
  const details = teacher.locator('dialog:modal')
  await expect.poll(() => details.getByText('1 play', { exact: true }).count(), patient).toBe(3)
  const told = (await details.textContent()) ?? ''
  for (const score of scores) expect(told).toContain(score)
  expect(told).not.toContain('not counted here')
  const shop = await callAs<{ class: { students: { currency: number }[] } }>(
    teacher,
    'GET',
    `/api/shops/${classId}`,
  )
  expect(shop.class.students.map(({ currency }) => currency)).toEqual([cards, cards, cards])
})
