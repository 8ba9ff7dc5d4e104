import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults, useBrowser, visitor } from './browser'
import { said } from './people'
import { callAs, joinClass, newClass, signedInAs } from './school'

useBrowser()

const patient = { timeout: 20_000 }

const idOf = (number: number) => `01990000-0000-7000-8000-${String(number).padStart(12, '0')}`
const list = {
  title: 'Pero o perro, our draft',
  language: 'es',
  items: [
    { id: idOf(1), text: 'pero', translation: 'but', contrast: idOf(2) },
    { id: idOf(2), text: 'perro', translation: 'dog', contrast: idOf(1) },
    { id: idOf(3), text: 'caro', translation: 'expensive', contrast: idOf(4) },
    { id: idOf(4), text: 'carro', translation: 'cart', contrast: idOf(3) },
  ],
}

/** Presses Assign to Class until the page has been taken over and its dialog is there. */
const openAssign = (page: Page) =>
  expect
    .poll(async () => {
      const shown = page.locator('dialog:modal')
      if ((await shown.count()) === 0) {
        await page.getByRole('button', { name: 'Assign to Class' }).click()
        await shown.waitFor({ timeout: 2000 }).catch(() => undefined)
      }
      return shown.count()
    }, patient)
    .toBe(1)

/** Chooses the first sound of each question, without hearing any, until the round is over. */
async function playToTheEnd(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Next' })
  const over = page.getByRole('button', { name: 'Play Again' })
  const answered = next.or(over)
  await expect
    .poll(
      async () => {
        if (await next.isVisible()) await next.click()
        else if (!(await over.isVisible())) await page.keyboard.press('1')
        await answered.waitFor({ timeout: 1000 }).catch(() => undefined)
        return over.isVisible()
      },
      { timeout: 60_000 },
    )
    .toBe(true)
}

test('a teacher assigns a list of their own, a draft; a student plays it, and the teacher sees what was missed', async () => {
  const [teacher, student] = [await visitor(), await visitor()]
  await signedInAs(teacher, 'teacher')
  await signedInAs(student, 'student')
  const classId = await newClass(teacher, 'Monday')
  await joinClass(student, classId)
  const { shortid } = await callAs<{ shortid: string }>(
    teacher,
    'POST',
    '/api/pronunciation-lists',
    list,
  )

  await teacher.goto(`/classes/${classId}/teacher`)
  await teacher.getByRole('link', { name: 'Find a pronunciation list' }).waitFor(patient)
  await teacher.goto(`/pronunciation/${shortid}`)
  await openAssign(teacher)
  await teacher.getByRole('checkbox', { name: 'Monday' }).check()
  const modes = teacher.getByLabel('Mode', { exact: true })
  expect(await modes.getByRole('option').allInnerTexts()).toEqual([
    'Any',
    'Reading',
    'Listening',
    'Writing',
  ])
  await modes.selectOption('Reading')
  await teacher.getByLabel('Difficulty').selectOption('Easy')
  await teacher.getByLabel('Requirement').selectOption('Score')
  await teacher.getByText('A right answer on Easy pays 10 points.').waitFor()
  await teacher.getByLabel('Requirement').selectOption('Play')
  expect(await accessibilityFaults(teacher)).toEqual([])
  await teacher.getByRole('button', { name: 'Assign', exact: true }).click()
  await teacher.getByRole('link', { name: 'Open Monday' }).click()
  const row = teacher.getByRole('row').filter({ hasText: list.title })
  await row.getByText('0 of 1 done').waitFor(patient)
  await row.getByText('Reading · Easy').waitFor()

  await student.goto(`/classes/${classId}/student`)
  const own = student.getByRole('row').filter({ hasText: list.title })
  await own.getByText('Open', { exact: true }).waitFor(patient)
  await own.getByRole('link', { name: 'Open Assignment' }).click()
  await student.waitForURL(`**/pronunciation/game?list=${shortid}&assignment=*`)
  // The page before has a form, too, and stays until the next one is there.
  await student.getByRole('button', { name: 'Start', exact: true }).click(patient)
  await said(student, 'Which sound is it?')
  await playToTheEnd(student)
  await said(student, 'New play saved.')

  await student.goto(`/classes/${classId}/student`)
  await own.getByText('Done', { exact: true }).waitFor(patient)
  await teacher.reload()
  await row.getByText('1 of 1 done').waitFor(patient)
  await row.getByRole('button', { name: 'Details' }).click()
  const details = teacher.locator('dialog:modal')
  await details.getByText(list.title).waitFor()
  await details.getByText('perro', { exact: true }).waitFor(patient)
  expect(await accessibilityFaults(teacher)).toEqual([])
})
