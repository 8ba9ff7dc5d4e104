import type { LevelChoice } from '@duologue/domain/choices/levels'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LevelSelect } from './level-select'

async function show() {
  const applied: (readonly LevelChoice[])[] = []
  const screen = await render(
    <>
      <LevelSelect selected={['all']} onChange={chosen => applied.push(chosen)} />
      <button type="button">After it</button>
    </>,
  )
  const menu = screen.getByRole('group')
  await screen.getByRole('button', { name: 'Difficulty All levels' }).click()
  await expect.element(menu).toBeVisible()
  return { screen, menu, applied }
}

test('the levels are applied when the focus leaves the menu, which closes', async () => {
  const { screen, menu, applied } = await show()
  await screen.getByRole('checkbox', { name: 'C2' }).click()
  expect(applied).toEqual([])
  await userEvent.tab()
  await expect.poll(() => menu.query()).toBeNull()
  await expect.poll(() => applied).toEqual([['C2']])
})

test('going from level to level leaves the menu open', async () => {
  const { screen, menu, applied } = await show()
  await screen.getByRole('checkbox', { name: 'A1' }).click()
  await userEvent.tab()
  await screen.getByRole('checkbox', { name: 'A2' }).click()
  await expect.element(menu).toBeVisible()
  expect(applied).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => applied).toEqual([['A1', 'A2']])
})
