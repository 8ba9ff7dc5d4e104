import type { Battle } from '@duologue/domain/battle/battle'
import { armed, nextQuestion, use } from '@duologue/domain/battle/powers/sample-powers'
import type { PowerName } from '@duologue/domain/choices/battle-powers'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Arena } from '../arena/arena'
import { sampleScript } from '../sample-game'
import { BattleCountdown } from './battle-countdown'
import { ComputerGuess, GuessOutcome } from './computer-guess'
import { Streak } from './streak'
import { useDuelFacts } from './use-duel-facts'
import { useGuessing } from './use-guessing'

function Stage({ battle }: { battle: Battle }) {
  const facts = useDuelFacts(battle)
  return (
    <Arena
      battle={battle}
      script={sampleScript}
      elapsed={() => battle.now}
      facts={facts}
      onAnswer={() => {}}
    />
  )
}

const hard = (own: readonly PowerName[], computers: readonly PowerName[]) =>
  armed(own, computers, { difficulty: 'hard' })

test('in the learner’s turn the computer’s panel is described by what it will do next', async () => {
  const begun = hard([], ['critical-strike', 'enrage'])
  const screen = await render(<Stage battle={begun} />)
  const panel = screen.getByRole('region', { name: /\(Computer\)$/ })
  await expect
    .element(panel)
    .toHaveAccessibleDescription('Next hit: up to 60 Critical Strike Enrage')
  await screen.rerender(<Stage battle={nextQuestion(begun, 2)} />)
  await expect.element(panel).not.toHaveAccessibleDescription()
})

test('a Shield will hold, or is struck out by Trueshot', async () => {
  const screen = await render(<Stage battle={use(hard(['shield'], []), 'shield')} />)
  await expect.element(screen.getByText('Your shield will hold.')).toBeVisible()
  expect(screen.container.querySelector('del')).toBeNull()
  const shot = use(hard(['shield'], ['trueshot']), 'shield')
  await screen.rerender(<Stage battle={shot} />)
  await expect.element(screen.getByText('Trueshot goes through it.')).toBeVisible()
  expect(screen.container.querySelector('del')?.textContent).toBe('Your shield will hold.')
})

test('an easy computer with nothing ready is given no chip', async () => {
  const screen = await render(<Stage battle={armed([], [], { difficulty: 'easy' })} />)
  expect(screen.getByText(/^Next hit:/).elements()).toEqual([])
})

test('a streak stands beside the score from the second answer on, and fades from the tree unread', async () => {
  const screen = await render(<Streak answers={1} />)
  expect(screen.container.textContent).toBe('')
  await screen.rerender(<Streak answers={3} />)
  await expect.element(screen.getByText('3 in a row')).not.toHaveAttribute('aria-hidden', 'true')
  await screen.rerender(<Streak answers={0} />)
  await expect.element(screen.getByText('3 in a row')).toHaveAttribute('aria-hidden', 'true')
})

test('the curtain tells both healths, and from the second round on the lines to watch', async () => {
  const begun = armed([])
  const closed = (round: number): Battle => ({
    ...begun,
    round,
    phase: { name: 'roundStart', since: begun.now, endsAt: begun.now + 3000 },
    happenings: [
      { kind: 'line-spoken', player: 1, lineId: 'a', choice: 'b', right: false, id: 90, at: 9 },
    ],
  })
  const screen = await render(<Stage battle={closed(1)} />)
  expect(screen.getByRole('meter').elements()).toHaveLength(4)
  expect(screen.getByText(/^Lines to watch/).elements()).toEqual([])
  await screen.rerender(<Stage battle={closed(2)} />)
  await expect.element(screen.getByText('Lines to watch: 1')).toBeVisible()
})

function Thinking({ battle }: { battle: Battle }) {
  const guessing = useGuessing(() => battle)
  return guessing ? (
    <>
      <ComputerGuess battle={battle} guessing={guessing} />
      <GuessOutcome battle={battle} guessing={guessing} />
    </>
  ) : (
    <p>Calm</p>
  )
}

test('while the computer is thinking one may guess, once', async () => {
  const screen = await render(<Thinking battle={nextQuestion(armed([]), 2)} />)
  const group = screen.getByRole('group', { name: /^Will (Ana|Leo) get it right\?$/ })
  await expect.element(group.getByText('Just for fun')).toBeVisible()
  await group.getByRole('button', { name: 'Yes' }).click()
  await expect
    .element(group.getByRole('button', { name: 'Yes' }))
    .toHaveAttribute('aria-pressed', 'true')
  await group.getByRole('button', { name: 'No' }).click({ force: true })
  await expect
    .element(group.getByRole('button', { name: 'No' }))
    .toHaveAttribute('aria-pressed', 'false')
  await expect.element(screen.getByText(/^You guessed (it|otherwise)\.$/)).toBeVisible()
})

test('where rest is wanted nothing is guessed', async () => {
  const media = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      query => Object.assign(new EventTarget(), { matches: true, media: query }) as MediaQueryList,
    )
  const screen = await render(<Thinking battle={nextQuestion(armed([]), 2)} />)
  await expect.element(screen.getByText('Calm')).toBeVisible()
  media.mockRestore()
})

test('the damage on offer stands in the clock until the seconds do, unless it is switched off', async () => {
  const battle = armed([])
  const at = (ms: number) => () => battle.now + ms
  const screen = await render(<BattleCountdown battle={battle} elapsed={at(0)} />)
  const timer = screen.getByRole('timer')
  await expect.element(timer).toHaveTextContent('20')
  await screen.rerender(<BattleCountdown battle={battle} elapsed={at(7000)} />)
  await expect.element(timer).toHaveTextContent('13')
  await screen.rerender(<BattleCountdown battle={battle} elapsed={at(25_500)} />)
  await expect.element(timer).toHaveTextContent('4.5')
  localStorage.setItem('battle-offer', 'false')
  window.dispatchEvent(new StorageEvent('storage', { key: 'battle-offer' }))
  await screen.rerender(<BattleCountdown battle={battle} elapsed={at(8000)} />)
  await expect.element(timer).toHaveTextContent('')
  localStorage.clear()
})
