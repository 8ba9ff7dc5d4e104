import { newBattle } from '@duologue/domain/battle/battle'
import { factsOf, noFacts } from '@duologue/domain/battle/facts/duel-facts'
import { fullHealth } from '@duologue/domain/battle/player'
import { sampleSetup } from '@duologue/domain/battle/sample-battle'
import type { PowerName } from '@duologue/domain/choices/battle-powers'
import { expect, test } from 'vitest'
import { pretendClock } from '../pretend-clock'
import { runBattle } from '../run-battle'
import { tellBattle } from './tell-battle'

/** A sentence that was told, and when: in which turn, or out of every turn. */
interface Told {
  readonly turn: string
  readonly sentence: string
}

/** Plays a battle in which the learner answers by `answers`, and notes everything that is told, whenever it changes. */
function told(answers: 'right' | 'wrong' | 'never', powers: readonly PowerName[] = []): Told[] {
  const clock = pretendClock()
  const battle = newBattle(sampleSetup({ powers }))
  const game = runBattle({ seed: 3, battle, elapsed: 0 }, clock)
  const all: Told[] = []
  let facts = noFacts
  const note = () => {
    const now = game.now()
    facts = factsOf(now, facts)
    const sentence = tellBattle(now, facts)
    const { phase, round } = now
    const turn = phase.name === 'roundPlay' ? `${round}-${phase.turn.lineIndex}` : ''
    if (sentence !== '' && sentence !== all.at(-1)?.sentence) all.push({ turn, sentence })
  }
  game.subscribe(note)
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
  return all
}

const blow = /(hits (Ana|Leo)|makes a mistake|ran out of time): \d+ damage, \d+ left\./

test.each([
  ['right', /^(Ana|Leo) hits (Ana|Leo): 20 damage, 180 left\.$/, /ran out of time/],
  ['wrong', /^(Ana|Leo) makes a mistake: 10 damage, \d+ left\.$/, /ran out of time/],
  ['never', /^(Ana|Leo) ran out of time: 0 damage, \d+ left\.$/, /in a row/],
] as const)('answers that come %s are told by what they did', (answers, heard, unheard) => {
  const sentences = told(answers).map(({ sentence }) => sentence)
  expect(sentences.some(sentence => heard.test(sentence))).toBe(true)
  expect(sentences.some(sentence => unheard.test(sentence))).toBe(false)
})

test.each([
  ['right', []],
  ['wrong', []],
  ['never', []],
  ['right', ['shield', 'enrage']],
] as const)(
  'with answers that come %s and powers %j each turn is told once, by its blow',
  (answers, powers) => {
    const inTurns = told(answers, powers).filter(({ turn }) => turn !== '')
    expect(inTurns.length).toBeGreaterThan(10)
    expect(new Set(inTurns.map(({ turn }) => turn)).size).toBe(inTurns.length)
    for (const { sentence } of inTurns) expect(sentence).toMatch(blow)
  },
)

test('rows of right answers and what the duel has come to are told with the blow', () => {
  const sentences = told('right').map(({ sentence }) => sentence)
  expect(sentences.filter(sentence => sentence.endsWith(' 2 in a row.'))).toHaveLength(1)
  expect(
    sentences.filter(sentence => sentence.includes('One more hit could end it.')),
  ).toHaveLength(1)
})

test('powers of the computer are told with its blow', () => {
  const sentences = told('right', ['conviction']).map(({ sentence }) => sentence)
  const powers = sentences.filter(sentence => /^(Ana|Leo) uses /.test(sentence))
  expect(powers.length).toBeGreaterThan(0)
  for (const sentence of powers) expect(sentence).toMatch(blow)
})

test('rounds are told out of their turns, and the end is left to the dialog', () => {
  const others = told('right').filter(({ turn }) => turn === '')
  const sentences = others.map(({ sentence }) => sentence)
  expect(sentences[0]).toMatch(/^Round 1\. You are (Ana|Leo)\.$/)
  expect(sentences).toContain('Round 1 is over.')
  for (const sentence of sentences) expect(sentence).toMatch(/^Round \d/)
})

test('no more health is told to be left than anybody has', () => {
  const left = told('wrong').flatMap(({ sentence }) => /(\d+) left\./.exec(sentence)?.[1] ?? [])
  expect(left.length).toBeGreaterThan(0)
  for (const health of left) expect(Number(health)).toBeLessThanOrEqual(fullHealth)
})
