import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults, useBrowser, visitor } from './browser'
import { newSong, signedInEditor, withoutVideo } from './editor'
import { said } from './people'
import { joinClass, newClass, signedInAs } from './school'

useBrowser()

const patient = { timeout: 20_000 }

// Lines that are soon over: the server compares a play with its own clock, and a win is to count.
const lines = [
  { text: 'La mer est calme', translation: 'The sea is calm' },
  { text: 'Le bateau dort', translation: 'The boat sleeps' },
  { text: 'Un vent chante', translation: 'A wind sings' },
  { text: 'Notre lune danse', translation: 'Our moon dances' },
].map((line, at) => ({ ...line, startTime: at, stopTime: at + 0.7 }))

/** Starts the chosen game with a voice. */
async function start(page: Page, game: string): Promise<void> {
  await page.getByText('With a voice').click()
  await page.getByText(game, { exact: true }).click()
  await page.getByRole('button', { name: 'Start' }).click()
}

/** Writes the words that are asked: a wrong one first in the first line, else the right ones; answers the hidden words. */
async function writeAll(page: Page): Promise<string[]> {
  const hidden: string[] = []
  for (const place of lines.keys()) {
    await page.getByRole('heading', { name: `Part ${place + 1} of ${lines.length}` }).waitFor()
    const field = page.getByRole('textbox')
    await field.waitFor(patient)
    const shown = (await page.locator('p[lang=fr]:has([data-now])').textContent()) ?? ''
    const [before = '', behind = ''] = shown.split('(gap 1)…')
    const line = lines.find(({ text }) => text.startsWith(before) && text.endsWith(behind))
    const word = line?.text.slice(before.length, -behind.length || undefined) ?? ''
    hidden.push(word)
    if (place === 0) {
      await field.fill('xyz')
      await field.press('Enter')
      await said(page, 'Not this one. Try once more.')
    }
    await field.fill(word)
    await field.press('Enter')
    await field.waitFor({ state: 'detached' })
  }
  return hidden
}

test('a song that its class did not allow is assigned; a student writes and orders; the teacher sees what was missed', async () => {
  const [editor, teacher, student] = [await visitor(), await visitor(), await visitor()]
  await Promise.all([editor, teacher, student].map(withoutVideo))
  await signedInEditor(editor)
  const title = 'Le port le soir'
  const { id } = await newSong(editor, lines, { title, curated: true, maturity: 'PG-13' })
  await signedInAs(teacher, 'teacher')
  await signedInAs(student, 'student')
  const classId = await newClass(teacher, 'Singers')
  await joinClass(student, classId)
  await student.goto(`/songs/${id}`)
  await student.waitForURL('**/not-found')

  await teacher.goto(`/songs/${id}`)
  await teacher.getByRole('button', { name: 'Assign to Class' }).click()
  const dialog = teacher.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'Singers' }).check()
  await dialog.getByLabel('Requirement').selectOption('Score')
  await dialog.getByLabel('Difficulty').selectOption('Hard')
  // Half of the words are hidden, four lines put in order or sung.
  await dialog.getByText(/^A win on Hard typically pays 160 to \d+ points\.$/).waitFor()
  await dialog.getByLabel('Mode', { exact: true }).selectOption('Sing the lines')
  await said(teacher, 'A win on Hard typically pays 160 points.')
  await dialog.getByLabel('Difficulty').selectOption('Easy')
  await said(teacher, 'A win on Easy typically pays 20 points.')
  expect(await accessibilityFaults(teacher)).toEqual([])
  await dialog.getByLabel('Mode', { exact: true }).selectOption('Any')
  await dialog.getByLabel('Requirement').selectOption('Win')
  const assign = dialog.getByRole('button', { name: 'Assign', exact: true })
  await assign.click()
  await teacher.getByText(/^This class may not be asked to play this song\./).waitFor()

  const settings = await teacher.context().newPage()
  await settings.goto(`/classes/${classId}/teacher?tab=settings`)
  await settings.getByLabel('Songs up to').selectOption('PG-13')
  await settings.getByRole('button', { name: 'Save', exact: true }).click()
  await said(settings, 'Class edited.')
  await settings.reload()
  await expect.poll(() => settings.getByLabel('Songs up to').inputValue(), patient).toBe('PG-13')
  await settings.close()
  await assign.click()
  await teacher.getByRole('heading', { name: 'Assignment created.' }).waitFor()
  await teacher.getByRole('link', { name: 'Open Singers' }).click()
  const row = teacher.getByRole('row').filter({ hasText: title })
  await row.getByText('0 of 1 done').waitFor()

  await student.goto(`/classes/${classId}/student`)
  const own = student.getByRole('row').filter({ hasText: title })
  await own.getByText('Open', { exact: true }).waitFor()
  await own.getByRole('link', { name: 'Open Assignment' }).click()
  await student.waitForURL(`**/songs/${id}/game?assignment=*`)
  await student.getByRole('radio', { name: /^Easy/ }).waitFor()
  expect(await student.getByRole('radio', { name: /^(Normal|Hard)/ }).count()).toBe(0)
  await start(student, 'Write the words')
  const [missed = '', ...known] = await writeAll(student)
  await student.getByText('3 of 4 right at the first try').waitFor(patient)
  await student.getByText('This play counts.').waitFor(patient)
  expect(await accessibilityFaults(student)).toEqual([])

  await student.getByRole('button', { name: 'Settings' }).click()
  await start(student, 'Put the lines in order')
  // No block is shown in its order: what is checked as it stands is missed.
  for (const part of [1, 2]) {
    await student.getByRole('heading', { name: `Part ${part} of 2` }).waitFor()
    await student.getByRole('button', { name: 'Check' }).click(patient)
    await student.getByText('The right order').waitFor()
  }
  await student.getByText('at the first try').waitFor(patient)
  await student.getByText('This play counts.').waitFor(patient)
  await student.goto(`/classes/${classId}/student`)
  await own.getByText('Done', { exact: true }).waitFor()

  await teacher.reload()
  await row.getByText('1 of 1 done').waitFor()
  await row.getByRole('button', { name: 'Details' }).click()
  const misses = dialog.getByRole('region', { name: 'What the class misses' })
  const missedOf = async (list: number) =>
    (await misses.getByRole('list').nth(list).getByRole('listitem').allTextContents()).map(
      text => /\d of \d wrong/.exec(text)?.[0] ?? text,
    )
  for (const name of ['Words', 'Lines'])
    await misses.getByRole('heading', { name, exact: true }).waitFor()
  expect(await missedOf(0)).toEqual(['1 of 1 wrong', ...known.map(() => '0 of 1 wrong')])
  const words = misses.getByRole('list').first().getByRole('listitem')
  expect(await words.first().textContent()).toContain(missed.toLowerCase())
  expect(await missedOf(1)).toEqual(lines.map(() => '1 of 1 wrong'))
  await misses.getByText('The sea is calm').waitFor()
  expect(await accessibilityFaults(teacher)).toEqual([])
})
