import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { themeChoice } from '../../saved-here/theme-choice'
import { Arena } from '../arena/arena'
import { useDuelFacts } from '../facts/use-duel-facts'
import type { RunningBattle } from '../run-battle'
import { sampleGame, sampleScript } from '../sample-game'
import { useBattle } from '../use-battle'
import { Stage } from './stage'

function Duel({ game, effects }: { game: RunningBattle; effects: 'full' | 'calm' | null }) {
  const battle = useBattle(game)
  const facts = useDuelFacts(battle)
  const stage = effects && <Stage battle={battle} script={sampleScript} effects={effects} />
  return (
    <section>
      <Arena
        battle={battle}
        script={sampleScript}
        elapsed={game.elapsed}
        facts={facts}
        onAnswer={game.answer}
        onPower={game.activatePower}
        stage={stage}
      />
    </section>
  )
}

beforeEach(() => localStorage.clear())

/** A game on the stage, and how to answer its first question. */
async function onStage(effects: 'full' | 'calm' | null, powers: 'critical-strike'[] = []) {
  const { game, clock } = sampleGame(1, powers)
  const screen = await render(<Duel game={game} effects={effects} />)
  const answer = (isRight: boolean) => {
    const { phase } = game.now()
    if (phase.name !== 'roundPlay') throw new Error('there is no turn')
    const { choices, lineId } = phase.turn
    game.answer(isRight ? lineId : (choices.find(id => id !== lineId) ?? ''))
    clock.pass(1250)
  }
  const { container } = screen
  const moods = () =>
    [...container.querySelectorAll<HTMLElement>('[data-mood]')].map(({ dataset }) => dataset.mood)
  return { game, clock, screen, answer, moods, container }
}

const scraps = (container: Element) => container.querySelectorAll('[data-paper]').length

test.each([
  ['light', 'day'],
  ['dark', 'night'],
] as const)('a %s page has the scene by %s', async (theme, hour) => {
  themeChoice.set(theme)
  const { container } = await onStage('full')
  const addresses = [...container.querySelectorAll('img')].map(({ src }) => new URL(src).pathname)
  expect(addresses).toContain(`/art/stages/${hour}/es/sample~hotel~key.svg`)
  expect(addresses).toContain('/art/faces/high/sample-1.svg')
  expect(addresses).toContain('/art/faces/low/sample-2.svg')
})

test('who strikes is glad of it, and who is struck is hurt for a while', async () => {
  const { answer, moods, clock } = await onStage('calm')
  expect(moods()).toEqual(['calm', 'calm'])
  answer(true)
  await expect.poll(() => moods().toSorted()).toEqual(['hurt', 'striking'])
  clock.pass(500)
  await expect.poll(() => moods().includes('glad')).toBe(true)
  await expect.poll(() => moods(), { timeout: 5_000 }).not.toContain('hurt')
})

test('a hit throws no more than twelve scraps, and all that flew is gone', async () => {
  const { game, answer, container } = await onStage('full', ['critical-strike'])
  game.activatePower('critical-strike')
  answer(true)
  await expect.poll(() => scraps(container)).toBe(12)
  await expect.poll(() => scraps(container), { timeout: 5_000 }).toBe(0)
})

test('in calm nothing flies', async () => {
  const { answer, container } = await onStage('calm')
  answer(true)
  await expect.poll(() => container.querySelectorAll('[data-weight]').length).toBe(1)
  expect(scraps(container)).toBe(0)
  expect(container.querySelectorAll('[data-half]')).toHaveLength(0)
})

test('a mistake breaks the line in two', async () => {
  const { answer, container } = await onStage('full')
  answer(false)
  await expect.poll(() => container.querySelectorAll('[data-half]').length).toBe(2)
})

test('a power comes on the stage with its name, and goes', async () => {
  const { game, container } = await onStage('full', ['critical-strike'])
  const strip = () => container.querySelector('[data-power="critical-strike"]')
  game.activatePower('critical-strike')
  await expect.poll(() => strip()?.parentElement?.textContent).toBe('Critical Strike')
  await expect.poll(strip).toBeNull()
})

test('a game is the same with the stage and without it', async () => {
  const played = []
  for (const effects of ['full', 'calm', null] as const) {
    const { game, answer, clock, screen } = await onStage(effects, ['critical-strike'])
    game.activatePower('critical-strike')
    answer(true)
    clock.pass(20_000)
    await new Promise(resolve => requestAnimationFrame(resolve))
    const { keptAt: _, ...record } = game.record()
    played.push(record)
    await screen.unmount()
  }
  expect(played[1]).toEqual(played[0])
  expect(played[2]).toEqual(played[0])
})
