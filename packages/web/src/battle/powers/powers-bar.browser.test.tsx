import { noFacts } from '@duologue/domain/battle/facts/duel-facts'
import { fastestAnswer } from '@duologue/domain/battle/timing'
import type { PowerName } from '@duologue/domain/choices/battle-powers'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Arena } from '../arena/arena'
import { tellBattle } from '../game-over/tell-battle'
import type { RunningBattle } from '../run-battle'
import { sampleGame, sampleScript } from '../sample-game'
import { useBattle } from '../use-battle'

function Duel({ game }: { game: RunningBattle }) {
  const battle = useBattle(game)
  return (
    <>
      <Arena
        facts={noFacts}
        battle={battle}
        script={sampleScript}
        elapsed={game.elapsed}
        onAnswer={game.answer}
        onPower={game.activatePower}
      />
      <p role="status">{tellBattle(battle, noFacts)}</p>
    </>
  )
}

async function duel(powers: readonly PowerName[]) {
  const { game, clock } = sampleGame(1, powers)
  const screen = await render(<Duel game={game} />)
  const power = (name: string) => screen.getByRole('button', { name, exact: true })
  const answers = () =>
    screen.getByRole('list', { name: 'Your answers' }).getByRole('button').elements()
  return { game, clock, screen, power, answers }
}

const turnOf = (game: RunningBattle) => {
  const { phase } = game.now()
  if (phase.name !== 'roundPlay') throw new Error('there is no turn')
  return phase.turn
}

const textOf = (game: RunningBattle, id: string) =>
  game.now().setup.lines.find(line => line.id === id)?.text ?? ''

test('each power has its key, what it does, and how often it can be used', async () => {
  const { power } = await duel(['critical-strike', 'heal', 'conviction'])
  await expect.element(power('Critical Strike')).toHaveAttribute('aria-keyshortcuts', 'Q')
  await expect.element(power('Heal')).toHaveAttribute('aria-keyshortcuts', 'W')
  await expect
    .element(power('Heal'))
    .toHaveAccessibleDescription('Heals 25 percent of your max health. 2 uses left.')
  await expect.element(power('Conviction')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(power('Conviction')).toHaveAccessibleDescription(/Passive\.$/)
})

test('a used power is active, cools down, and cannot be used again', async () => {
  const { power, screen, game } = await duel(['critical-strike'])
  await power('Critical Strike').click()
  await expect.element(power('Critical Strike')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(power('Critical Strike')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(power('Critical Strike')).toHaveAccessibleDescription(/Ready in 3 turns\.$/)
  await expect.element(screen.getByRole('status')).toHaveTextContent('You use Critical Strike.')
  const before = game.now()
  await userEvent.keyboard('{Enter}')
  expect(game.now()).toBe(before)
})

test('Freeze puts ice over the turn, stops the clock and the answers, and lets go again', async () => {
  const { power, screen, game, clock, answers } = await duel(['freeze'])
  await power('Freeze').click()
  await expect.element(screen.getByRole('status')).toHaveTextContent(/^The game is paused\./)
  for (const answer of answers()) expect(answer.getAttribute('aria-disabled')).toBe('true')
  clock.pass(600_000)
  expect(turnOf(game).moment.state).toBe('answer')
  await power('Freeze').click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('The game goes on.')
  for (const answer of answers()) expect(answer.getAttribute('aria-disabled')).toBe('false')
  clock.pass(30_000)
  expect(turnOf(game).moment.state).not.toBe('answer')
})

test('50/50 leaves two choices, the others keep their places', async () => {
  const { power, screen, answers } = await duel(['fifty-fifty'])
  await power('50/50').click()
  await expect.poll(() => screen.getByRole('button', { name: 'Removed' }).elements().length).toBe(2)
  expect(answers()).toHaveLength(4)
})

test('Globalization shows what the choices mean', async () => {
  const { power, game, answers } = await duel(['globalization'])
  const { lines } = game.now().setup
  await power('Globalization').click()
  const id = turnOf(game).choices.find(choice =>
    lines.find(l => l.id === choice)?.translation?.trim(),
  )
  const { text, translation } = lines.find(line => line.id === id) ?? {}
  await expect
    .poll(() => answers().some(answer => answer.textContent?.includes(`${text}${translation}`)))
    .toBe(true)
})

test('Second Chances marks what was tried and asks again', async () => {
  const { power, screen, game } = await duel(['second-chances'])
  await power('Second Chances').click()
  const wrong = turnOf(game).choices.find(id => id !== turnOf(game).lineId) ?? ''
  await screen.getByRole('button', { name: textOf(game, wrong) }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Wrong. Choose again.')
  await expect
    .element(screen.getByRole('button', { name: `${textOf(game, wrong)} Wrong` }))
    .toHaveAttribute('aria-disabled', 'true')
  expect(turnOf(game).moment.state).toBe('answer')
})

test('Heal shows and tells the health that it gives', async () => {
  const { power, screen, game, clock } = await duel(['heal'])
  const wrong = turnOf(game).choices.find(id => id !== turnOf(game).lineId) ?? ''
  game.answer(wrong)
  for (let steps = 0; steps < 400; steps += 1) {
    clock.pass(100)
    const { phase } = game.now()
    if (phase.name !== 'roundPlay') continue
    if (phase.turn.player === 1 && phase.turn.moment.state === 'answer') break
  }
  clock.pass(fastestAnswer)
  await power('Heal').click()
  const { currentHealth } = game.now().players[1]
  expect(currentHealth).toBe(200)
  await expect.element(screen.getByText(/^\+\d+$/)).toBeInTheDocument()
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent(/^You use Heal\. You gain \d+ health\.$/)
})

test('the panels show the powers of both, and which are active', async () => {
  const { power, screen } = await duel(['shield', 'enrage'])
  await power('Shield').click()
  const panel = screen.getByRole('region', { name: /\(You\)$/ })
  await expect.element(panel.getByText('Shield, active')).toBeInTheDocument()
  await expect.element(panel.getByText('Enrage, active')).toBeInTheDocument()
  const computers = screen.getByRole('region', { name: /\(Computer\)$/ })
  expect(computers.getByRole('listitem').elements()).toHaveLength(2)
})

test('a finger that lies on a power for 400 ms is told its effect above the sheet, and uses nothing', async () => {
  const { power, screen, game } = await duel(['shield', 'second-chances', 'heal'])
  const touch = (type: string) =>
    power('Second Chances')
      .element()
      .dispatchEvent(new PointerEvent(type, { pointerType: 'touch', bubbles: true }))
  const effect = screen.getByText(/^You may choose again after a wrong answer\./)
  touch('pointerdown')
  await expect.element(effect).not.toBeVisible()
  await expect.element(effect).toBeVisible()
  const sheet = screen.getByRole('region', { name: 'This turn' }).element()
  expect(effect.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(
    sheet.getBoundingClientRect().top,
  )
  touch('pointerup')
  const before = game.now()
  power('Second Chances')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(game.now()).toBe(before)
  await expect.element(effect).toBeVisible()
  await expect.element(effect, { timeout: 10_000 }).not.toBeVisible()
})

test('a finger that taps a power uses it, and is told nothing', async () => {
  const { power, screen, game } = await duel(['shield', 'second-chances', 'heal'])
  const tapped = power('Shield').element()
  for (const type of ['pointerdown', 'pointerup'])
    tapped.dispatchEvent(new PointerEvent(type, { pointerType: 'touch', bubbles: true }))
  tapped.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(game.now().happenings.at(-1)).toMatchObject({ kind: 'power-used', power: 'shield' })
  expect(screen.container.querySelector('[data-touched]')).toBeNull()
})
