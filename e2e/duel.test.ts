import { expect, test } from 'vitest'
import { accessibilityFaults, newcomer, still, useBrowser, visitor } from './browser'
import { beginDuel, duelConversation, playToTheEnd } from './duel'

useBrowser()

const answersOf = (page: Awaited<ReturnType<typeof visitor>>) =>
  page.getByRole('list', { name: 'Your answers' }).getByRole('button')

test('a newcomer comes from the conversation, sees the tutorial, wins by mouse, and plays again without it', async () => {
  const { path, dialogue } = await duelConversation()
  const page = await newcomer()
  await page.clock.install()
  await page.goto(path.replace('/game', ''))
  await page.getByRole('link', { name: 'Battle Mode' }).click()
  await page.waitForURL(`**${path}`)
  await expect.poll(() => page.title()).toBe('La llave equivocada battle mode')
  const start = page.locator('dialog:modal')
  await start.waitFor()
  expect(await page.getByRole('contentinfo', { includeHidden: true }).count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 400)
  expect(await start.isVisible()).toBe(true)
  expect(await accessibilityFaults(page), 'settings').toEqual([])
  // Against an easy computer nobody who knows the dialogue can lose, whatever its powers.
  await beginDuel(page, 'Easy')
  await page.getByRole('heading', { name: 'Role-Play the Conversation' }).waitFor()
  await page.getByRole('button', { name: 'Next slide' }).click()
  await page.getByText('Slide 2 of 3: Choose the Right Answer').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Slide 3: Win the Game' }).click()
  expect(await accessibilityFaults(page), 'tutorial').toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).click()
  await page.getByRole('heading', { name: 'Round 1', exact: true }).waitFor()
  expect(await accessibilityFaults(page), 'round start').toEqual([])
  const answered = await playToTheEnd(page, dialogue, choice =>
    answersOf(page)
      .nth(choice - 1)
      .click(),
  )
  expect(answered).toBeGreaterThan(5)
  await page.getByText('You win!').waitFor()
  for (const part of ['Base', 'Health bonus', 'Difficulty multiplier', 'Win multiplier']) {
    await page.getByText(part, { exact: true }).waitFor()
  }
  expect(await accessibilityFaults(page), 'game over').toEqual([])
  // Once more with the same settings: the next thing is the curtain.
  await page.getByRole('button', { name: 'Play again' }).click()
  await page.getByRole('heading', { name: 'Round 1', exact: true }).waitFor()
  expect(await page.getByRole('meter').count()).toBe(4)
})

test('by keyboard alone on a small phone, dark and at rest: powers are chosen, Freeze twice, 50/50, to Game Over', async () => {
  const { path, dialogue } = await duelConversation()
  const page = await visitor({
    viewport: { width: 360, height: 640 },
    colorScheme: 'dark',
    ...still,
  })
  await page.clock.install()
  await page.goto(path)
  await page.locator('dialog:modal').waitFor()
  const focus = async (name: string) => {
    for (let presses = 0; presses < 40; presses += 1) {
      const words = await page.evaluate(() => {
        const now = document.activeElement
        return (now?.closest('label') ?? now)?.textContent?.trim() ?? ''
      })
      if (words.startsWith(name)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`no ${name} by Tab`)
  }
  const press = async (name: string, key: string) => {
    await focus(name)
    await page.keyboard.press(key)
  }
  await press('Freeze', 'Space')
  await page.getByText('Can only select up to three Powers. Remove one first.').waitFor()
  expect(await accessibilityFaults(page), 'settings').toEqual([])
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Space')
  await press('Freeze', 'Space')
  await press('Next', 'Enter')
  expect(await accessibilityFaults(page), 'details').toEqual([])
  await press('Start', 'Enter')
  const answers = answersOf(page)
  for (let steps = 0; steps < 60 && (await answers.count()) === 0; steps += 1) {
    await page.clock.runFor(500)
  }
  // No power is taken sooner than a hand can be, and on a quick machine the choices have only just come.
  await page.clock.runFor(300)
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
  await page.getByText(/^Your score/).waitFor()
  expect(await accessibilityFaults(page), 'game over').toEqual([])
  await press('Restart', 'Enter')
  await page.getByRole('button', { name: 'Next' }).waitFor()
})

test('relaxed timing has no clock; a reload offers to go on, leaving resets; options are kept', async () => {
  const { path } = await duelConversation()
  const page = await visitor()
  await page.goto(path)
  await page.locator('dialog:modal').waitFor()
  await page.getByRole('switch', { name: /^Relaxed timing/ }).click()
  await beginDuel(page, 'Hard')
  await page.getByRole('region', { name: 'Battle Mode' }).waitFor()
  await answersOf(page)
    .or(page.getByText(/is thinking…$/))
    .first()
    .waitFor()
  expect(await page.getByRole('timer').count()).toBe(0)
  await page.getByRole('button', { name: 'Options' }).click()
  await page.getByRole('dialog').getByRole('switch', { name: 'Sounds' }).click()
  await page.getByRole('radio', { name: /^Normal/ }).click()
  expect(await accessibilityFaults(page), 'options during the duel').toEqual([])
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await page.getByRole('button', { name: 'Sounds', pressed: false }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Resume' }).click()
  await page.getByRole('region', { name: 'Battle Mode' }).waitFor()
  await page.getByRole('link', { name: 'Home' }).first().click()
  await page.getByRole('heading', { name: 'Popular Conversations' }).waitFor()
  await page.goBack()
  await page.getByRole('button', { name: 'Next' }).waitFor()
  expect(await page.getByRole('button', { name: 'Resume' }).count()).toBe(0)
  // What is kept here shows when the page has been taken over.
  await expect.poll(() => page.getByRole('radio', { name: /^Normal/ }).isChecked()).toBe(true)
  await expect
    .poll(() => page.getByRole('switch', { name: /^Relaxed timing/ }).isChecked())
    .toBe(true)
})
