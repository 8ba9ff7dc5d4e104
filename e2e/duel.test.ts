import { expect, test } from 'vitest'
import { accessibilityFaults, useBrowser, visitor } from './browser'
import { duelConversation, playToTheEnd } from './duel'

useBrowser()

test('a visitor fights a reading duel to Game Over and restarts it, by mouse', async () => {
  const { path, dialogue } = await duelConversation()
  const page = await visitor()
  await page.clock.install()
  await page.goto(path.replace('/game', ''))
  await page.getByRole('link', { name: 'Battle Mode' }).click()
  await page.waitForURL(`**${path}`)
  await expect.poll(() => page.title()).toBe('La llave equivocada battle mode')
  await page.locator('dialog:modal').waitFor()
  // Against an easy computer nobody who knows the dialogue can lose, whatever its powers.
  await page.getByRole('radio', { name: /^Easy/ }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Start' }).click()
  const answered = await playToTheEnd(page, dialogue, choice =>
    page
      .getByRole('list', { name: 'Your answers' })
      .getByRole('button')
      .nth(choice - 1)
      .click(),
  )
  expect(answered).toBeGreaterThan(5)
  await page.getByText('You win!').waitFor()
  for (const part of ['Base', 'Health bonus', 'Difficulty multiplier', 'Win multiplier']) {
    await page.getByText(part, { exact: true }).waitFor()
  }
  await page.getByRole('button', { name: 'Restart' }).click()
  await page.getByRole('button', { name: 'Next' }).waitFor()
})

test('the same by keyboard only: the whole duel, then Restart', async () => {
  const { path, dialogue } = await duelConversation()
  const page = await visitor({ viewport: { width: 360, height: 640 } })
  await page.clock.install()
  await page.goto(path)
  // It is modal, and has the focus, once the page has been taken over.
  await page.locator('dialog:modal').waitFor()
  const press = async (name: string) => {
    for (let presses = 0; presses < 20; presses += 1) {
      const isThere = await page.evaluate(
        label => document.activeElement?.textContent?.trim() === label,
        name,
      )
      if (isThere) return page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
    }
    throw new Error(`no ${name} by Tab`)
  }
  await press('Next')
  await press('Start')
  await playToTheEnd(page, dialogue, choice => page.keyboard.press(String(choice)))
  await press('Restart')
  await page.getByRole('button', { name: 'Next' }).waitFor()
})

test('powers are chosen, used by key, and the duel goes on: Freeze twice, then 50/50', async () => {
  const { path, dialogue } = await duelConversation()
  const page = await visitor({ viewport: { width: 360, height: 640 } })
  await page.clock.install()
  await page.goto(path)
  const power = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) })
  await power('Freeze').click()
  await page.getByText('Can only select up to three Powers. Remove one first.').waitFor()
  await power('Shield').click()
  await power('Freeze').click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Start' }).click()
  const answers = page.getByRole('list', { name: 'Your answers' }).getByRole('button')
  for (let steps = 0; steps < 60 && (await answers.count()) === 0; steps += 1) {
    await page.clock.runFor(500)
  }
  const status = page.getByRole('status').filter({ hasText: /^(The game|You)/ })
  for (const left of ['2 uses left.', '1 use left.']) {
    await page.keyboard.press('e')
    await status.filter({ hasText: 'The game is paused.' }).waitFor()
    await page.getByText(left).waitFor({ state: 'attached' })
    expect(await accessibilityFaults(page), 'frozen').toEqual([])
    await page.clock.runFor(120_000)
    await page.keyboard.press('e')
    await status.filter({ hasText: 'The game goes on.' }).waitFor()
  }
  await page.keyboard.press('w')
  await page.getByRole('button', { name: 'Removed' }).nth(1).waitFor()
  expect(await answers.count()).toBe(4)
  expect(await accessibilityFaults(page), 'two choices removed').toEqual([])
  await page.keyboard.press('?')
  await page.getByText('use a power').waitFor()
  await page.keyboard.press('Escape')
  await playToTheEnd(page, dialogue, choice => page.keyboard.press(String(choice)))
  await page.getByText('Your score').waitFor()
})

test('the start dialog closes neither by Escape nor by a press beside it', async () => {
  const { path } = await duelConversation()
  const page = await visitor()
  await page.goto(path)
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 400)
  expect(await dialog.isVisible()).toBe(true)
})

test('choices are kept for the next duel, and relaxed timing has no clock', async () => {
  const { path } = await duelConversation()
  const page = await visitor()
  await page.clock.install()
  await page.goto(path)
  await page.getByRole('radio', { name: /^Hard/ }).click()
  await page.getByRole('switch', { name: /^Relaxed timing/ }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByText('There is no clock').waitFor()
  await page.getByRole('button', { name: 'Start' }).click()
  await page.clock.runFor(4000)
  expect(await page.getByRole('timer').count()).toBe(0)
  await page.goto('/home')
  await page.goto(path)
  // What is kept here shows when the page has been taken over.
  await expect.poll(() => page.getByRole('radio', { name: /^Hard/ }).isChecked()).toBe(true)
  await expect
    .poll(() => page.getByRole('switch', { name: /^Relaxed timing/ }).isChecked())
    .toBe(true)
})

test('a reload offers to go on; leaving the game resets it', async () => {
  const { path } = await duelConversation()
  const page = await visitor()
  await page.goto(path)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByText('Round 1', { exact: false }).first().waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Resume' }).click()
  await page.getByRole('region', { name: 'Battle Mode' }).waitFor()
  await page.getByRole('link', { name: 'Home' }).first().click()
  await page.getByRole('heading', { name: 'Popular Conversations' }).waitFor()
  await page.goBack()
  await page.getByRole('button', { name: 'Next' }).waitFor()
  expect(await page.getByRole('button', { name: 'Resume' }).count()).toBe(0)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the duel has no accessibility fault in any of its states (${colorScheme})`, async () => {
    const { path, dialogue } = await duelConversation()
    const page = await visitor({
      colorScheme,
      viewport: { width: 360, height: 640 },
      reducedMotion: 'reduce',
    })
    await page.clock.install()
    await page.goto(path)
    await page.locator('dialog:modal').waitFor()
    await page.clock.runFor(500)
    expect(await accessibilityFaults(page), 'settings').toEqual([])
    await page.getByRole('button', { name: 'Next' }).click()
    expect(await accessibilityFaults(page), 'details').toEqual([])
    await page.getByRole('button', { name: 'Start' }).click()
    await page.clock.runFor(1000)
    expect(await accessibilityFaults(page), 'round start').toEqual([])
    await page.clock.runFor(2500)
    expect(await accessibilityFaults(page), 'a turn').toEqual([])
    await playToTheEnd(page, dialogue, choice => page.keyboard.press(String(choice)))
    expect(await accessibilityFaults(page), 'game over').toEqual([])
  })
}

test('the footer is hidden in the game', async () => {
  const { path } = await duelConversation()
  const page = await visitor()
  await page.goto(path)
  await page.locator('dialog:modal').waitFor()
  expect(await page.getByRole('contentinfo', { includeHidden: true }).count()).toBe(0)
})
