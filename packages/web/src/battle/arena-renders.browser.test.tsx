import { answerTime } from '@duologue/domain/battle/timing'
import { Profiler } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Arena } from './arena/arena'
import { useDuelFacts } from './facts/use-duel-facts'
import type { RunningBattle } from './run-battle'
import { sampleGame, sampleScript } from './sample-game'
import { useBattle } from './use-battle'

const tick = 100

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => vi.useRealTimers())

function Duel({ game, onCommit }: { game: RunningBattle; onCommit: () => void }) {
  const battle = useBattle(game)
  const facts = useDuelFacts(battle)
  return (
    <Profiler id="arena" onRender={onCommit}>
      <Arena
        battle={battle}
        script={sampleScript}
        elapsed={game.elapsed}
        facts={facts}
        onAnswer={game.answer}
      />
    </Profiler>
  )
}

async function renderedGame() {
  const { game, clock } = sampleGame(1, [], 0)
  const commits = { count: 0 }
  const screen = await render(
    <Duel
      game={game}
      onCommit={() => {
        commits.count += 1
      }}
    />,
  )
  const circle = screen.container.querySelector('[role="timer"] circle:last-of-type')
  if (!(circle instanceof SVGCircleElement)) throw new Error('there is no clock')
  const pass = (ticks: number) => {
    const faces = new Set<string>()
    for (let passed = 0; passed < ticks; passed += 1) {
      clock.pass(tick)
      vi.advanceTimersByTime(tick)
      faces.add(circle.style.strokeDashoffset)
    }
    return faces
  }
  return { screen, commits, pass, game }
}

test('the clock goes on tick by tick while the arena renders not once', async () => {
  const { commits, pass } = await renderedGame()
  const before = commits.count
  expect(before).toBeGreaterThan(0)
  const ticks = answerTime.normal / tick - 1
  expect(pass(ticks).size).toBe(ticks)
  await new Promise(resolve => requestAnimationFrame(resolve))
  expect(commits.count).toBe(before)
})

test('an event of the battle renders the arena', async () => {
  const { commits, pass } = await renderedGame()
  const before = commits.count
  pass(answerTime.normal / tick)
  await expect.poll(() => commits.count).toBeGreaterThan(before)
})

test('the number appears in the last 5 seconds, and 10 and 5 are read out', async () => {
  const { screen, pass } = await renderedGame()
  const timer = screen.getByRole('timer', { name: 'Time to answer' })
  const announcement = screen.container.querySelector('[aria-live="assertive"]')
  pass(199)
  expect(timer.element().textContent).toBe('')
  expect(announcement?.textContent).toBe('')
  pass(1)
  expect(announcement?.textContent).toBe('10 seconds left')
  pass(49)
  expect(timer.element().textContent).toBe('')
  pass(1)
  expect(timer.element().textContent).toBe('5.0')
  expect(announcement?.textContent).toBe('5 seconds left')
})
