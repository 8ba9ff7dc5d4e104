import { newBattle } from '@duologue/domain/battle/battle'
import { fullHealth } from '@duologue/domain/battle/player'
import { sampleSetup } from '@duologue/domain/battle/sample-battle'
import { expect, test } from 'vitest'
import { pretendClock } from '../pretend-clock'
import { runBattle } from '../run-battle'
import { tellBattle } from './tell-battle'

/** Plays a battle in which the learner answers by `answers`, and notes everything that is told. */
function told(answers: 'right' | 'wrong' | 'never'): Set<string> {
  const clock = pretendClock()
  const game = runBattle({ seed: 3, battle: newBattle(sampleSetup()), elapsed: 0 }, clock)
  const sentences = new Set([tellBattle(game.now())])
  game.subscribe(() => sentences.add(tellBattle(game.now())))
  game.run()
  game.start()
  for (let steps = 0; steps < 9000 && game.now().phase.name !== 'gameEnd'; steps += 1) {
    const { phase } = game.now()
    if (phase.name === 'roundPlay' && phase.turn.moment.state === 'answer' && answers !== 'never') {
      const { choices, lineId } = phase.turn
      game.answer(choices.find(id => (id === lineId) === (answers === 'right')) ?? lineId)
    }
    clock.pass(250)
  }
  return sentences
}

const computerTold = /^(Ana|Leo) (is thinking…|knew the line\.|chose the wrong line\.)$/

test.each([
  ['right', /^Right\.$/, /^Wrong\.$/],
  ['wrong', /^Wrong\.$/, /^Right\.$/],
  ['never', /^Time is up\.$/, /^(Right|Wrong)\.$/],
] as const)(
  'answers that come %s are told, and nothing else of them',
  (answers, heard, unheard) => {
    const sentences = [...told(answers)]
    expect(sentences.some(sentence => heard.test(sentence))).toBe(true)
    expect(sentences.some(sentence => unheard.test(sentence))).toBe(false)
  },
)

test('a battle is told from round to blow, and its end is left to the dialog', () => {
  const sentences = [...told('right')]
  const expected = [
    /^Round 1\. You are (Ana|Leo)\.$/,
    /^Your turn\.$/,
    computerTold,
    /^(Ana|Leo) loses \d+ health\.$/,
    /^You lose \d+ health\.$/,
    /^Round 1 is over\.$/,
  ]
  for (const pattern of expected) {
    expect(sentences.some(sentence => pattern.test(sentence))).toBe(true)
  }
  expect(sentences).toContain('')
})

test('no blow is told that is more than anybody’s health', () => {
  const losses = [...told('wrong')].flatMap(
    sentence => /lose (\d+) health/.exec(sentence)?.[1] ?? [],
  )
  expect(losses.length).toBeGreaterThan(0)
  for (const loss of losses) expect(Number(loss)).toBeLessThan(fullHealth)
})
