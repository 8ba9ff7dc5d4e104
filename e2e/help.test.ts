import { expect, test } from 'vitest'
import { accessibilityFaults, still, useBrowser, visitor } from './browser'
import {
  allowMicrophone,
  hearSpeech,
  recordedDialects,
  withScriptedSpeech,
} from './scripted-speech'

useBrowser()

test('a question is found by a word, opened by its address, and linked to from the Help panel', async () => {
  const page = await visitor(still)
  await withScriptedSpeech(page)
  await page.goto('/faq#damage')
  const damage = page.locator('details#damage')
  await expect.poll(() => damage.getAttribute('open'), { timeout: 20_000 }).not.toBeNull()
  await page.getByLabel('Search the questions').fill('CHROMEBOOK mic')
  await expect.poll(() => page.getByRole('status').first().textContent()).toBe('1 question')
  expect(await page.locator('details').count()).toBe(1)
  // An address that names nothing is no error.
  await page.goto('/faq#%')
  await page.getByLabel('Search the questions').fill('nothing like it')
  await page.getByText('No question has these words.').waitFor()

  await page.goto('/search/conversations')
  await expect
    .poll(
      async () => {
        await page.keyboard.press('?')
        return page.getByRole('dialog', { name: 'Help' }).isVisible()
      },
      { timeout: 20_000 },
    )
    .toBe(true)
  const help = page.getByRole('dialog', { name: 'Help' })
  await help.getByText('titles come first').waitFor()
  await help.getByRole('link', { name: 'Which level is mine?' }).click()
  await page.waitForURL('**/faq#which-level')
  await expect.poll(() => page.locator('details#which-level').getAttribute('open')).not.toBeNull()

  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('button', { name: 'Help with this page' }).click()
  await page.getByRole('button', { name: 'Restart tutorial' }).click()
  await page.getByText('The tutorial is shown before your next duel.').waitFor()
  expect(await page.evaluate(() => localStorage.getItem('tutorial'))).not.toBe('false')

  await help.getByRole('button', { name: 'Microphone test' }).click()
  const microphone = page.getByRole('dialog', { name: 'Microphone test' })
  await microphone.getByRole('button', { name: 'Record' }).click()
  await allowMicrophone(page)
  await hearSpeech(page, ['hello'])
  await microphone.getByText('Your microphone works.').waitFor()
  expect(await recordedDialects(page)).toEqual(['en-US'])
  expect(await accessibilityFaults(page), 'the microphone test').toEqual([])
  await page.keyboard.press('Escape')
  await microphone.waitFor({ state: 'hidden' })
  expect(await page.locator('dialog:modal').count()).toBe(0)
})

test('twenty cards in four columns are moved by mouse, by buttons and by keyboard alone', async () => {
  const page = await visitor()
  await page.goto('/sandbox')
  const cards = page.getByRole('grid', { name: 'Cards' }).getByRole('row')
  const order = async () => (await cards.allInnerTexts()).map(text => text.trim())
  await expect.poll(order, { timeout: 20_000 }).toHaveLength(20)
  const columns = await page
    .getByRole('grid', { name: 'Cards' })
    .evaluate(grid => getComputedStyle(grid).gridTemplateColumns.split(' ').length)
  expect(columns).toBe(4)
  expect(await page.locator('footer').count()).toBe(0)

  await expect
    .poll(async () => {
      await cards.nth(2).click()
      return page.getByRole('button', { name: 'One row down' }).isEnabled()
    })
    .toBe(true)
  await page.getByRole('button', { name: 'One row down' }).click()
  await expect
    .poll(async () => (await order()).slice(0, 7))
    .toEqual(['1', '2', '4', '5', '6', '7', '3'])
  await page.getByText('Card 3 is in place 7.').waitFor()

  await page.getByRole('button', { name: 'In order again' }).click()
  await expect.poll(async () => (await order())[2]).toBe('3')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  const focus = async (name: string, role: 'row' | 'button') => {
    await page.getByRole(role, { name, exact: true }).focus()
    await expect.poll(focused, { timeout: 20_000 }).toBe(name)
  }
  // A handle keeps the focus once its card has had it.
  await focus('Card 1', 'row')
  await focus('Move card 1', 'button')
  // Lifting, and each step, moves the focus to the next place; the next key waits for that.
  for (const key of ['Enter', 'ArrowDown', 'ArrowDown']) {
    const before = await focused()
    await page.keyboard.press(key)
    await expect.poll(focused, { timeout: 20_000 }).not.toBe(before)
  }
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await order()).indexOf('1')).toBeGreaterThan(0)
})
