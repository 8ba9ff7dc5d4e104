import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Arena } from '../arena/arena'
import { useDuelFacts } from '../facts/use-duel-facts'
import type { RunningBattle } from '../run-battle'
import { sampleGame, sampleScript } from '../sample-game'
import { useBattle } from '../use-battle'
import { Stage } from './stage'

function Duel({ game }: { game: RunningBattle }) {
  const battle = useBattle(game)
  const facts = useDuelFacts(battle)
  return (
    <section data-effects="full">
      <Arena
        battle={battle}
        script={sampleScript}
        elapsed={game.elapsed}
        facts={facts}
        onAnswer={game.answer}
        onPower={game.activatePower}
        stage={<Stage battle={battle} script={sampleScript} effects="full" />}
      />
    </section>
  )
}

const [wide, high] = [32, 24]
/** So much of the light of white is a flash when it comes or goes (WCAG 2.3.1). */
const flash = 0.1

/** How light each part of the page is now, from 0 to 1, as a frame of 32 by 24 parts. */
async function frameNow(): Promise<number[]> {
  const base64 = await page.screenshot({ save: false })
  const answer = await fetch(`data:image/png;base64,${base64}`)
  const picture = await createImageBitmap(await answer.blob())
  const context = new OffscreenCanvas(wide, high).getContext('2d')
  if (!context) throw new Error('nothing to draw on')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, wide, high)
  const { data } = context.getImageData(0, 0, wide, high)
  const linear = (channel: number) => (channel / 255) ** 2.2
  return Array.from({ length: wide * high }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = data.slice(at * 4, at * 4 + 3)
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  })
}

/** Every animation of the page at that time since it began, in milliseconds. */
function standAt(time: number): void {
  for (const animation of document.getAnimations()) {
    animation.pause()
    animation.currentTime = time
  }
}

/** A second of the page, frame by frame: 30 of them. */
async function secondOfFrames(): Promise<number[][]> {
  const frames: number[][] = []
  for (let at = 0; at <= 30; at += 1) {
    standAt((at * 1000) / 30)
    frames.push(await frameNow())
  }
  return frames
}

/** How often a part grows lighter and darker again by a tenth of white, or the other way round. */
function flashesOf(levels: readonly number[]): number {
  let [turns, way, from] = [0, 0, levels[0] ?? 0]
  for (const level of levels) {
    const change = level - from
    if (Math.abs(change) >= flash && Math.sign(change) !== way) {
      way = Math.sign(change)
      turns += 1
    }
    if (Math.sign(change) === way || Math.abs(change) >= flash) from = level
  }
  return Math.floor(turns / 2)
}

const mean = (frame: readonly number[]) =>
  frame.reduce((sum, level) => sum + level, 0) / frame.length
const partOf = (frames: readonly number[][], at: number) => frames.map(frame => frame[at] ?? 0)

function expectNoFlash(frames: readonly number[][]): void {
  const parts = Array.from({ length: wide * high }, (_, at) => flashesOf(partOf(frames, at)))
  expect(Math.max(...parts), 'flashes a second of any part').toBeLessThanOrEqual(3)
  const means = frames.map(mean)
  expect(Math.max(...means) - Math.min(...means), 'light of the whole page').toBeLessThan(0.1)
}

test('what counts flashes sees them', () => {
  expect(flashesOf([0, 1, 0, 1, 0, 1, 0, 1, 0])).toBe(4)
  expect(flashesOf([0, 0.5, 1, 1, 0.5, 0])).toBe(1)
  expect(flashesOf([0, 0.05, 0, 0.05])).toBe(0)
})

test('neither the heaviest blow nor a power flashes, frame by frame', async () => {
  localStorage.clear()
  await page.viewport(360, 740)
  const { game, clock } = sampleGame(1, ['critical-strike', 'shield', 'heal'])
  const { container } = await render(<Duel game={game} />)
  for (const power of ['critical-strike', 'shield'] as const) {
    game.activatePower(power)
    await expect.poll(() => container.querySelector(`[data-power="${power}"]`)).not.toBeNull()
    expectNoFlash(await secondOfFrames())
  }
  const { phase } = game.now()
  if (phase.name !== 'roundPlay') throw new Error('there is no turn')
  game.answer(phase.turn.lineId)
  clock.pass(1250)
  await expect.poll(() => container.querySelectorAll('[data-paper]').length).toBe(12)
  expectNoFlash(await secondOfFrames())
}, 60_000)
