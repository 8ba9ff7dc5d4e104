import { newBattle } from '@duologue/domain/battle/battle'
import { nextDeadline } from '@duologue/domain/battle/next-deadline'
import { randomFromSeed } from '@duologue/domain/battle/random'
import { sampleSetup } from '@duologue/domain/battle/sample-battle'
import { step } from '@duologue/domain/battle/step'
import type { BattleMode } from '@duologue/domain/choices/battle-modes'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { CannotBattle } from './cannot-battle'
import { GameOver } from './game-over'
import { sampleScript } from './sample-game'

const router = createRouter({
  routeTree: createRootRoute(),
  history: createMemoryHistory({ initialEntries: ['/'] }),
})

const show = (shown: ReactNode) =>
  render(<RouterContextProvider router={router}>{shown}</RouterContextProvider>)

/** The sample battle, in which the learner never answers, over. */
function lostBattle(mode: BattleMode) {
  const random = randomFromSeed(7)
  let battle = step(newBattle(sampleSetup({ mode })), { type: 'start', at: 0 }, random)
  for (let due = nextDeadline(battle); due; due = nextDeadline(battle)) {
    battle = step(battle, due.event, random)
  }
  if (battle.phase.name !== 'gameEnd') throw new Error('it does not end')
  return { battle, result: battle.phase.result }
}

test('Game Over says who won, the score and what it is made of, reads them out, and restarts', async () => {
  const onRestart = vi.fn()
  const { battle, result } = lostBattle('reading')
  const screen = await show(
    <GameOver
      battle={battle}
      result={result}
      script={sampleScript}
      scores={<a href="/scores">Scores</a>}
      onRestart={onRestart}
    />,
  )
  const dialog = screen.getByRole('dialog', { name: 'Game Over' })
  await expect
    .element(dialog)
    .toHaveAccessibleDescription(/^You lose\. The last round is over, .* Your score 3,280$/)
  const parts = screen.getByRole('definition').elements()
  expect(parts.map(part => part.textContent)).toEqual(['0', '+ 1,640', '× 2', '× 1'])
  await expect.element(screen.getByRole('link', { name: 'Scores' })).toBeVisible()
  await screen.getByRole('button', { name: 'Restart' }).click()
  expect(onRestart).toHaveBeenCalledTimes(1)
})

test('where nothing can be chosen it says so, and leads to what can be played', async () => {
  const screen = await show(<CannotBattle script={{ ...sampleScript, language: 'es' }} />)
  await expect
    .element(screen.getByText('This conversation has too few different lines', { exact: false }))
    .toBeVisible()
  const href = screen.getByRole('link', { name: 'Find a conversation' }).element()
  expect(href.getAttribute('href')).toBe('/search/conversations?language=es')
  await expect
    .element(screen.getByRole('link', { name: 'Back to the conversation' }))
    .toHaveAttribute('href', '/conversations/sample/la-llave')
})
