import type { BattleMode } from '@duologue/domain/choices/battle-modes'
import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { tutorialShown } from '../../saved-here/battle-choices'
import { Tutorial } from './tutorial'

beforeEach(() => localStorage.clear())

async function open(mode: BattleMode = 'reading') {
  const onPlay = vi.fn()
  const screen = await render(<Tutorial mode={mode} onPlay={onPlay} />)
  const shown = (slide: number) => screen.getByText(new RegExp(`^Slide ${slide} of 3: `))
  return { onPlay, screen, shown }
}

test('three slides with the specified titles are turned by the arrows and by the dots', async () => {
  const { screen, shown } = await open()
  expect(
    screen
      .getByRole('heading', { level: 3 })
      .elements()
      .map(heading => heading.textContent),
  ).toEqual(['Role-Play the Conversation', 'Choose the Right Answer', 'Win the Game'])
  await expect.element(shown(1)).toBeInTheDocument()
  await expect
    .element(screen.getByRole('button', { name: 'Previous slide' }))
    .toHaveAttribute('aria-disabled', 'true')
  await screen.getByRole('button', { name: 'Next slide' }).click()
  await expect.element(shown(2)).toBeInTheDocument()
  await screen.getByRole('button', { name: 'Slide 3: Win the Game' }).click()
  await expect.element(shown(3)).toBeInTheDocument()
  await expect.element(screen.getByRole('heading', { name: 'Win the Game' })).toBeInViewport()
  await screen.getByRole('button', { name: 'Previous slide' }).click()
  await expect.element(shown(2)).toBeInTheDocument()
})

test('before a duel in Speaking the slides tell how a line is said', async () => {
  const { screen } = await open('speaking')
  const titles = screen.getByRole('heading', { level: 3 }).elements()
  expect(titles.map(heading => heading.textContent)).toEqual([
    'Role-Play the Conversation',
    'Say the Line',
    'Every Word Counts',
    'Win the Game',
  ])
  await expect.element(screen.getByText(/^Slide 1 of 4: /)).toBeInTheDocument()
})

test.each([
  ['Play', 'Play'],
  ['its corner', 'Close and play'],
])('%s begins the round', async (_where, name) => {
  const { onPlay, screen } = await open()
  await screen.getByRole('button', { name, exact: true }).click()
  expect(onPlay).toHaveBeenCalledTimes(1)
})

test('Escape begins the round, and nothing else closes it', async () => {
  const { onPlay, screen } = await open()
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  expect(onPlay).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onPlay).toHaveBeenCalledTimes(1)
})

test('it is on until it is switched off, which is kept here', async () => {
  const { screen } = await open()
  const toggle = screen.getByRole('switch', { name: 'Tutorial' })
  await expect.element(toggle).toBeChecked()
  await toggle.click()
  await expect.element(toggle).not.toBeChecked()
  expect([tutorialShown.get(), localStorage.getItem('tutorial')]).toEqual([false, 'false'])
})
