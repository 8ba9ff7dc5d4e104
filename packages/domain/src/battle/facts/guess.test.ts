import { expect, test } from 'vitest'
import { answer, armed, nextQuestion, turnOf } from '../powers/sample-powers'
import { canGuess, type Guess, guessNow, withGuess } from './guess'

const thinking = nextQuestion(armed([]), 2)

/** The sample battle while the computer thinks about an answer that will be so. */
function planned(right: boolean) {
  const turn = turnOf(thinking)
  const { moment } = turn
  if (moment.state !== 'answer' || moment.plan === null) throw new Error('it is not thinking')
  const wrong = turn.choices.find(id => id !== turn.lineId) ?? ''
  const plan = { ...moment.plan, choice: right ? turn.lineId : wrong }
  return {
    ...thinking,
    phase: { name: 'roundPlay' as const, turn: { ...turn, moment: { ...moment, plan } } },
  }
}

test.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
  [false, false, true],
])('the computer will be right: %s; one says: %s; the guess is right: %s', (is, says, isRight) => {
  const made = withGuess([], planned(is), says)
  expect(made).toMatchObject([{ says, isRight }])
  expect(guessNow(made, thinking)).toBe(made[0])
  expect(guessNow(made, nextQuestion(thinking, 1))).toBeUndefined()
})

test('there is one guess a turn, and none while the computer is not thinking', () => {
  const once = withGuess([], thinking, true)
  expect(withGuess(once, thinking, false)).toBe(once)
  const none: readonly Guess[] = []
  for (const battle of [armed([]), answer(armed([]), 'right')]) {
    expect(canGuess(battle)).toBe(false)
    expect(withGuess(none, battle, true)).toBe(none)
  }
})
