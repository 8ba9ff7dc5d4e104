import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { gamePowers } from '../../saved-here/battle-choices'
import { ChosenPowers } from './chosen-powers'
import { PowerCards } from './power-cards'

beforeEach(() => gamePowers.set([]))

test('the first three of the mode are chosen until others are', async () => {
  const screen = await render(<PowerCards mode="reading" />)
  for (const name of [/^Critical Strike/, /^Shield/, /^50\/50/]) {
    await expect.element(screen.getByRole('checkbox', { name })).toBeChecked()
  }
  await expect.element(screen.getByRole('checkbox', { name: /^Freeze/ })).not.toBeChecked()
})

test('a fourth power is refused by the specified sentence, and nothing changes', async () => {
  const screen = await render(<PowerCards mode="reading" />)
  await screen.getByRole('checkbox', { name: /^Freeze/ }).click()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Can only select up to three Powers. Remove one first.')
  await expect.element(screen.getByRole('checkbox', { name: /^Freeze/ })).not.toBeChecked()
  expect(gamePowers.get()).toEqual([])
})

test('the last power cannot be taken away', async () => {
  gamePowers.set(['heal'])
  const screen = await render(<PowerCards mode="reading" />)
  await screen.getByRole('checkbox', { name: /^Heal/ }).click()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Must select at least one Power.')
  await expect.element(screen.getByRole('checkbox', { name: /^Heal/ })).toBeChecked()
})

test('a choice is kept as gamePowers, and the refusal goes away', async () => {
  const screen = await render(<PowerCards mode="reading" />)
  await screen.getByRole('checkbox', { name: /^Freeze/ }).click()
  await screen.getByRole('checkbox', { name: /^Shield/ }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('')
  await screen.getByRole('checkbox', { name: /^Freeze/ }).click()
  await expect.element(screen.getByRole('checkbox', { name: /^Freeze/ })).toBeChecked()
  expect(JSON.parse(localStorage.getItem('gamePowers') ?? '')).toEqual([
    'critical-strike',
    'fifty-fifty',
    'freeze',
  ])
})

test('a mode offers its own powers only, with what they do and how often', async () => {
  const screen = await render(<PowerCards mode="listening" />)
  expect(screen.getByRole('checkbox', { name: /^Globalization/ }).query()).toBeNull()
  await expect
    .element(
      screen.getByRole('checkbox', { name: 'Heal 2 uses Heals 25 percent of your max health.' }),
    )
    .toBeVisible()
  await expect.element(screen.getByText('Cooldown: 4 turns')).toBeVisible()
})

test('what is kept and is no list of powers counts as never chosen', async () => {
  localStorage.setItem('gamePowers', '{"heal":true}')
  expect(gamePowers.get()).toEqual([])
  localStorage.setItem('gamePowers', '["heal","nonsense"]')
  expect(gamePowers.get()).toEqual(['heal'])
})

test('a ready set is one press, and says when it is the one that is chosen', async () => {
  const screen = await render(<PowerCards mode="speaking" />)
  const sets = screen.getByRole('group', { name: 'Ready sets' })
  const fast = sets.getByRole('button', { name: 'Fast' })
  await expect.element(fast).toHaveAttribute('aria-pressed', 'false')
  await fast.click()
  await expect.element(fast).toHaveAttribute('aria-pressed', 'true')
  expect(gamePowers.get()).toEqual(['critical-strike', 'trueshot', 'shield'])
  await screen.getByRole('checkbox', { name: /^Shield/ }).click()
  await expect.element(fast).toHaveAttribute('aria-pressed', 'false')
})

test('the chosen ones stand beside the way on', async () => {
  gamePowers.set(['heal', 'enrage', 'globalization'])
  const screen = await render(<ChosenPowers mode="listening" />)
  const list = screen.getByRole('list', { name: 'Your powers for this duel' })
  expect(
    list
      .getByRole('listitem')
      .elements()
      .map(each => each.textContent),
  ).toEqual(['Heal', 'Enrage'])
})

test('a ready set names its powers', async () => {
  const screen = await render(<PowerCards mode="reading" />)
  const sets = screen.getByRole('group', { name: 'Ready sets' })
  await expect
    .element(sets.getByRole('button', { name: 'Careful Shield Heal Conviction' }))
    .toBeVisible()
  await expect.element(sets.getByText('Conviction')).toBeVisible()
})

test('the chosen powers are named on a narrow page, too', async () => {
  await page.viewport(360, 740)
  gamePowers.set(['heal'])
  const screen = await render(<ChosenPowers mode="reading" />)
  const heal = screen.getByText('Heal')
  await expect.element(heal).toBeVisible()
  expect(heal.element().getBoundingClientRect().width).toBeGreaterThan(10)
})
