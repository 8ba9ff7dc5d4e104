import { expect, test } from 'vitest'
import { changeElsewhere, keepDraft, script, storedDraft } from './authoring'
import { accessibilityFaults, useBrowser, visitor } from './browser'
import { said, signedIn } from './people'

useBrowser()

test('lines are written by keyboard, moved, split, merged, deleted and brought back, in both themes on a phone', async () => {
  const page = await visitor({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' })
  await signedIn(page)
  const { id, shortid } = await keepDraft(page, 'To edit', 4)
  await page.goto(`/convo/${shortid}/edit`)
  const text = (place: number) => page.getByLabel(`Text of line ${place}`, { exact: true })
  await text(1).waitFor({ timeout: 20_000 })
  await said(page, 'Autosave on.')
  const stored = async () => (await storedDraft(page, id)).dialogue.map(line => line.text)
  const lines = script.slice(0, 4).map(line => line.text)

  // Enter adds a line for the other character, Tab goes to the translation, Alt and 1 says who speaks.
  await text(4).press('Enter')
  await expect.poll(() => text(5).evaluate(field => field === document.activeElement)).toBe(true)
  await page.keyboard.press('Tab')
  await said(page, 'text cannot be empty')
  await said(page, 'Not saved yet: fix what is marked.')
  await text(5).fill('Adiós a todos.')
  await text(5).press('Alt+2')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Goodbye everybody.')
  await expect.poll(stored, { timeout: 20_000 }).toEqual([...lines, 'Adiós a todos.'])
  await expect
    .poll(async () => (await storedDraft(page, id)).dialogue.at(-1), { timeout: 20_000 })
    .toMatchObject({ character: 2, translation: 'Goodbye everybody.' })

  await page.getByRole('button', { name: 'Move line 5 up' }).click()
  await page.getByText('Now line 4 of 5.').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Delete line 1', exact: true }).click()
  expect(await text(1).inputValue()).toBe(lines[1])
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(await text(1).inputValue()).toBe(lines[0])

  await page.getByRole('button', { name: 'More about line 4', exact: true }).click()
  await page.getByLabel('Split before').selectOption({ label: 'todos.' })
  expect([await text(4).inputValue(), await text(5).inputValue()]).toEqual(['Adiós a', 'todos.'])
  await page.getByLabel('Also right').fill('Adiós.\nHasta luego.')
  expect(await accessibilityFaults(page), 'dark').toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.emulateMedia({ colorScheme: 'light' })
  // Colours fade from one theme into the other.
  await expect.poll(() => accessibilityFaults(page), { timeout: 20_000 }).toEqual([])
  await page.getByRole('button', { name: 'Merge with line below' }).click()
  await expect
    .poll(stored, { timeout: 20_000 })
    .toEqual([...lines.slice(0, 3), 'Adiós a todos.', lines[3]])

  // It goes for good only when that is typed.
  await page.getByRole('button', { name: 'Delete Conversation' }).click()
  const dialog = page.locator('dialog:modal')
  await dialog.getByRole('textbox').fill('delete forever')
  await dialog.getByRole('button', { name: /^Delete/ }).click()
  await page.waitForURL('**/library/conversations')
  await said(page, 'Conversation deleted.')
})

test('what two tabs and a lost connection change at once is joined, asked about, and never lost', async () => {
  const page = await visitor()
  await signedIn(page)
  const { id, shortid, dialogue } = await keepDraft(page, 'In two tabs', 4)
  await page.goto(`/convo/${shortid}/edit`)
  const text = (place: number) => page.getByLabel(`Text of line ${place}`, { exact: true })
  await text(1).waitFor({ timeout: 20_000 })
  const change = (place: number, told: string) =>
    dialogue.map((line, index) => (index === place - 1 ? { ...line, text: told } : line))
  const stored = async () => (await storedDraft(page, id)).dialogue.map(line => line.text)

  // Two lines in two places are joined.
  await changeElsewhere(page, id, { dialogue: change(2, 'Theirs two.') })
  await text(1).fill('Mine one.')
  await expect
    .poll(async () => (await stored()).slice(0, 2), { timeout: 20_000 })
    .toEqual(['Mine one.', 'Theirs two.'])
  await expect.poll(() => text(2).inputValue()).toBe('Theirs two.')

  // The same line twice is for a person to decide.
  await changeElsewhere(page, id, { dialogue: change(3, 'Theirs three.') })
  await text(3).fill('Mine three.')
  await page
    .getByText('This conversation was changed elsewhere. Reload to see the latest version.')
    .waitFor({ timeout: 20_000 })
  expect(await text(3).inputValue()).toBe('Mine three.')
  await said(page, 'Error: Update not saved.')
  await page.getByRole('button', { name: 'Show both versions' }).click()
  const dialog = page.locator('dialog:modal')
  await dialog.getByText('Theirs three.').waitFor()
  expect(await accessibilityFaults(page), 'two versions').toEqual([])
  await dialog.getByRole('button', { name: 'Keep yours' }).click()
  await expect.poll(async () => (await stored())[2], { timeout: 20_000 }).toBe('Mine three.')

  // Without a connection it waits here until there is one.
  await page.context().setOffline(true)
  await text(4).fill('Written offline.')
  await said(page, 'Error: Update not saved.')
  await page.context().setOffline(false)
  await expect.poll(async () => (await stored())[3], { timeout: 20_000 }).toBe('Written offline.')
})
