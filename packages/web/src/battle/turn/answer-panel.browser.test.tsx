import { noFacts } from '@duologue/domain/battle/facts/duel-facts'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Arena } from '../arena/arena'
import type { RunningBattle } from '../run-battle'
import { sampleGame, sampleScript } from '../sample-game'
import { useBattle } from '../use-battle'
import { useBattleKeys } from './use-battle-keys'

function Duel({ game }: { game: RunningBattle }) {
  const battle = useBattle(game)
  const { phase } = battle
  const choices = phase.name === 'roundPlay' && phase.turn.player === 1 ? phase.turn.choices : []
  useBattleKeys(choices.length, action => {
    const choice = action.kind === 'answer' ? choices[action.choice] : undefined
    if (choice !== undefined) game.answer(choice)
  })
  return (
    <>
      <button type="button">Elsewhere</button>
      <Arena
        facts={noFacts}
        battle={battle}
        script={sampleScript}
        elapsed={game.elapsed}
        onAnswer={game.answer}
      />
    </>
  )
}

const turnOf = (game: RunningBattle) => {
  const { phase } = game.now()
  if (phase.name !== 'roundPlay') throw new Error('there is no turn')
  return phase.turn
}

/** Lets the battle come to the learner's next turn. */
function passToNextTurn(game: RunningBattle, clock: { pass(ms: number): void }): void {
  const { lineIndex } = turnOf(game)
  for (let steps = 0; steps < 200; steps += 1) {
    clock.pass(100)
    const { lineIndex: index, player, moment } = turnOf(game)
    if (index > lineIndex && player === 1 && moment.state === 'answer') return
  }
}

test('a wrong answer and the right one are marked by words and signs', async () => {
  const { game } = sampleGame(1)
  const screen = await render(<Duel game={game} />)
  const { choices, lineId } = turnOf(game)
  const texts = new Map(game.now().setup.lines.map(({ id, text }) => [id, text]))
  const wrong = choices.find(id => id !== lineId) ?? ''
  await screen.getByRole('button', { name: texts.get(wrong) ?? '' }).click()
  const marked = (id: string, mark: string) =>
    screen.getByRole('button', { name: `${texts.get(id)} ${mark}` })
  await expect.element(marked(wrong, 'Wrong')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(marked(lineId, 'Right')).toBeVisible()
})

test('a number key answers', async () => {
  const { game } = sampleGame(1)
  await render(<Duel game={game} />)
  const second = turnOf(game).choices[1]
  await userEvent.keyboard('2')
  expect(turnOf(game).moment).toMatchObject({ state: 'feedback', answer: { choice: second } })
})

test('the answers are not there in the computer’s turn', async () => {
  const { game } = sampleGame(2)
  const screen = await render(<Duel game={game} />)
  await expect.element(screen.getByText(/is thinking…/)).toBeVisible()
  expect(screen.getByRole('list', { name: 'Your answers' }).query()).toBeNull()
})

test('a turn takes the focus to the answers', async () => {
  const { game } = sampleGame(1)
  const screen = await render(<Duel game={game} />)
  await expect.element(screen.getByRole('list', { name: 'Your answers' })).toHaveFocus()
})

test('a turn does not take the focus from somebody who works elsewhere', async () => {
  const { game, clock } = sampleGame(1)
  const screen = await render(<Duel game={game} />)
  await userEvent.keyboard('1')
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' })
  await elsewhere.click()
  passToNextTurn(game, clock)
  await expect.element(screen.getByRole('timer')).toBeInTheDocument()
  await expect.element(elsewhere).toHaveFocus()
})
