import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import './tokens.css'
import './base.css'
import { Arena } from '../battle/arena/arena'
import styles from '../battle/battle-play.module.css'
import { useDuelFacts } from '../battle/facts/use-duel-facts'
import type { RunningBattle } from '../battle/run-battle'
import { sampleGame, sampleScript } from '../battle/sample-game'
import { Stage } from '../battle/stage/stage'
import { StageDialog } from '../battle/stage-dialog'
import { useBattle } from '../battle/use-battle'

function Duel({ game }: { game: RunningBattle }) {
  const battle = useBattle(game)
  const facts = useDuelFacts(battle)
  return (
    <main>
      <section className={styles.play}>
        <Arena
          battle={battle}
          script={sampleScript}
          elapsed={game.elapsed}
          facts={facts}
          onAnswer={game.answer}
          onPower={game.activatePower}
          stage={<Stage battle={battle} script={sampleScript} effects="calm" />}
        />
      </section>
    </main>
  )
}

beforeEach(() => localStorage.clear())

/** What is shown of these, in their order. */
const shown = (selector: string) =>
  [...document.querySelectorAll(selector)].map(element => element.getBoundingClientRect())

/** A turn of the learner's, whose opponent is this character: whoever is the first has the first line. */
function gameAgainst(character: 1 | 2): RunningBattle {
  const { game, clock } = sampleGame(character === 2 ? 1 : 2)
  for (let waits = 0; waits < 200; waits += 1) {
    const { phase } = game.now()
    const isOurs = phase.name === 'roundPlay' && phase.turn.player === 1
    if (isOurs && phase.turn.moment.state === 'answer') return game
    clock.pass(250)
  }
  throw new Error('the turn of the learner did not come')
}

test.each([1, 2] as const)(
  'on a narrow page what the computer will do stands over its head, and covers no line, as character %i',
  async character => {
    await page.viewport(360, 740)
    await render(<Duel game={gameAgainst(character)} />)
    await expect.element(page.getByText(/^Next hit/)).toBeVisible()
    const [chip] = shown('p[class*=chip]')
    const [head] = shown(`[data-voice="${character}"] > [data-mood]`)
    const [log] = shown('[role="log"]')
    expect(chip?.top).toBeGreaterThanOrEqual(0)
    expect(chip?.left).toBeGreaterThanOrEqual(0)
    expect(chip?.right).toBeLessThanOrEqual(360)
    expect(chip?.bottom).toBeLessThanOrEqual((head?.top ?? 0) + 1)
    expect(chip?.bottom).toBeLessThan(log?.top ?? 0)
  },
)

test.each([1, 2] as const)(
  'on a phone that lies down what the computer will do covers no line, as character %i',
  async character => {
    await page.viewport(740, 360)
    await render(<Duel game={gameAgainst(character)} />)
    await expect.element(page.getByText(/^Next hit/)).toBeVisible()
    const [chip] = shown('p[class*=chip]')
    const [log] = shown('[role="log"]')
    const panels = shown('section[data-voice]')
    expect(chip?.top).toBeGreaterThanOrEqual(Math.max(...panels.map(({ bottom }) => bottom)))
    expect(chip?.bottom).toBeLessThanOrEqual((log?.top ?? 0) + 4)
    expect(log?.bottom).toBeLessThanOrEqual(360)
  },
)

test('the number of a hit covers no sign of a power there', async () => {
  await page.viewport(360, 740)
  const { game, clock } = sampleGame(1, ['heal', 'critical-strike', 'shield'])
  await render(<Duel game={game} />)
  const { phase } = game.now()
  if (phase.name !== 'roundPlay') throw new Error('there is no turn')
  const { choices, lineId } = phase.turn
  game.answer(choices.find(id => id !== lineId) ?? '')
  clock.pass(1250)
  await expect.poll(() => shown('[data-weight]').length).toBe(1)
  // The number grows as it comes.
  await expect.poll(() => (shown('[data-weight]')[0]?.width ?? 0) > 30).toBe(true)
  const [popup] = shown('[data-weight]')
  const signs = shown('section[data-voice="1"] li[title]')
  expect(signs).toHaveLength(3)
  for (const { right } of signs) expect(right).toBeLessThanOrEqual(popup?.left ?? 0)
})

test('no bubble covers the name of a power that comes on the stage', async () => {
  await page.viewport(1280, 860)
  const { game } = sampleGame(1, ['critical-strike'])
  await render(<Duel game={game} />)
  const [log] = document.querySelectorAll('[role="log"]')
  game.activatePower('critical-strike')
  const strip = () => document.querySelector('[data-power]')?.closest('[class*=cutIns]')
  await expect.poll(strip).toBeTruthy()
  const layer = strip()
  if (!layer || !log) throw new Error('there is no stage')
  expect(Number(getComputedStyle(layer).zIndex)).toBeGreaterThan(0)
  expect(getComputedStyle(log).zIndex).toBe('auto')
})

test.each([
  [740, 360],
  [667, 375],
])(
  'on a phone of %i × %i that lies down the way on stays in view, in one row',
  async (width, height) => {
    await page.viewport(width, height)
    await render(
      <StageDialog
        title="Game Over"
        actions={['Back to the conversation', 'Restart', 'Play again'].map(name => (
          <button key={name} type="button">
            {name}
          </button>
        ))}
      >
        {Array.from({ length: 40 }, (_, line) => (
          <p key={line}>Lines to practise</p>
        ))}
      </StageDialog>,
    )
    await expect.poll(() => (shown('dialog button')[2]?.bottom ?? height + 1) <= height).toBe(true)
    const [back, , again] = shown('dialog button')
    expect(again?.top).toBe(back?.top)
  },
)
