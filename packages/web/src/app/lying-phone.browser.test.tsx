import { newBattle } from '@duologue/domain/battle/battle'
import { noFacts } from '@duologue/domain/battle/facts/duel-facts'
import { sampleSetup } from '@duologue/domain/battle/sample-battle'
import { fastestAnswer, roundStartTime } from '@duologue/domain/battle/timing'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { pretendRecogniser } from '../speech/pretend-recogniser'
import './tokens.css'
import './base.css'
import { Arena } from '../battle/arena/arena'
import { ArenaBar } from '../battle/arena/arena-bar'
import styles from '../battle/battle-play.module.css'
import { pretendClock } from '../battle/pretend-clock'
import { runBattle } from '../battle/run-battle'
import { sampleScript } from '../battle/sample-game'
import { pretendVoice } from '../battle/speaking/pretend-voice'
import type { Speaking } from '../battle/speaking/speaking-panel'
import { useBattle } from '../battle/use-battle'

const powersOf = {
  reading: ['second-chances', 'critical-strike', 'globalization'],
  speaking: ['take-it-easy', 'critical-strike', 'speaking-master'],
} as const

/** A turn of the learner's, about lines as long as those of the middle levels. */
function longGame(mode: 'reading' | 'speaking') {
  const setup = sampleSetup({ mode, powers: powersOf[mode] })
  const lines = setup.lines.map(line => ({
    ...line,
    text: `${line.text} No me lo digas así, que todavía no sé nada de eso.`,
    translation: `${line.translation} Do not tell me like that, I know nothing about it yet.`,
  }))
  for (let seed = 0; ; seed += 1) {
    const clock = pretendClock()
    const game = runBattle({ seed, battle: newBattle({ ...setup, lines }), elapsed: 0 }, clock)
    game.run()
    game.start()
    clock.pass(roundStartTime + fastestAnswer)
    const { phase } = game.now()
    if (phase.name === 'roundPlay' && phase.turn.player === 1) return game
  }
}

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })

function Duel({ game, speaking }: { game: ReturnType<typeof longGame>; speaking?: Speaking }) {
  const battle = useBattle(game)
  return (
    <RouterContextProvider router={router}>
      <main>
        <section className={styles.play}>
          <ArenaBar script={sampleScript} onOptions={() => {}} onKeys={() => {}} />
          <Arena
            facts={noFacts}
            battle={battle}
            script={sampleScript}
            elapsed={game.elapsed}
            speaking={speaking}
            onAnswer={game.answer}
            onPower={game.activatePower}
          />
        </section>
      </main>
    </RouterContextProvider>
  )
}

/** Where the elements of a role are. */
const boxes = (role: string, within: string) =>
  [...document.querySelectorAll(`${within} ${role}`)].map(element =>
    element.getBoundingClientRect(),
  )

const sizes = [
  [740, 360],
  [667, 375],
  [844, 390],
  [915, 412],
] as const

/** All of these are in the window. */
function expectInView(shown: readonly DOMRect[], width: number, height: number) {
  for (const { top, left, right, bottom } of shown) {
    expect(top).toBeGreaterThanOrEqual(0)
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(width)
    expect(bottom).toBeLessThanOrEqual(height)
  }
}

test.each(sizes)(
  'on a phone of %i × %i that lies down the fight is beside the answers, and all of both is in view',
  async (width, height) => {
    await page.viewport(width, height)
    const screen = await render(<Duel game={longGame('reading')} />)
    await expect.element(screen.getByRole('list', { name: 'Your answers' })).toBeVisible()
    const health = boxes('[role=meter]', 'section')
    const answers = boxes('button', 'ol')
    const powers = boxes('button', 'ul')
    expect([health.length, answers.length, powers.length]).toEqual([2, 4, 3])
    for (const { top, left, right, bottom } of [...health, ...answers, ...powers]) {
      expect(top).toBeGreaterThanOrEqual(0)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(width)
      expect(bottom).toBeLessThanOrEqual(height)
    }
    const fight = Math.max(...health.map(({ right }) => right))
    for (const { left } of answers) expect(left).toBeGreaterThan(fight)
  },
)

test.each(sizes)(
  'there a line is said with its buttons and the powers in view, %i × %i',
  async (width, height) => {
    await page.viewport(width, height)
    const speaking: Speaking = {
      controls: { current: null },
      onSay: () => {},
      onHear: () => {},
      recognise: pretendRecogniser().recognise,
      speak: pretendVoice('clip').speak,
    }
    const screen = await render(<Duel game={longGame('speaking')} speaking={speaking} />)
    await expect.element(screen.getByRole('button', { name: 'Record' })).toBeVisible()
    const turn = '[aria-label="This turn"]'
    const pressed = [...boxes('button', turn), ...boxes('select', turn)]
    expect(pressed).toHaveLength(6)
    expectInView([...pressed, ...boxes('[role=meter]', 'section')], width, height)
  },
)
