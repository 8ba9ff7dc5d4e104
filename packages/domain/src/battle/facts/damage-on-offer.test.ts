import { expect, test } from 'vitest'
import { scoreSpeech } from '../../speech/score-speech'
import { newBattle } from '../battle'
import type { BattleSetup } from '../battle-setup'
import { playRandomly, randomGame } from '../powers/random-games'
import { answer, armed, choose, turnOf, use, wrongChoices } from '../powers/sample-powers'
import { randomFromSeed } from '../random'
import { step } from '../step'
import { damageOnOffer } from './damage-on-offer'

const asked = (changes: Partial<BattleSetup> = {}) => armed([], [], changes)

test.each<[string, number, number]>([
  ['at once', 0, 20],
  ['rounded as the blow will be', 500, 20],
  ['a moment later', 501, 19],
  ['after 7 seconds', 7000, 13],
  ['after 20 seconds nothing is left', 20_000, 0],
  ['nor after more', 29_000, 0],
])('%s', (_name, ms, damage) => {
  const battle = asked()
  expect(damageOnOffer(battle, turnOf(battle).moment.since + ms)).toBe(damage)
})

test('powers change it: more for certain, twice, or less for a second chance', () => {
  const at = (battle: ReturnType<typeof asked>) =>
    damageOnOffer(battle, turnOf(battle).moment.since)
  expect(at(armed(['enrage']))).toBe(25)
  expect(at(use(armed(['critical-strike']), 'critical-strike'))).toBe(40)
  const retried = use(armed(['second-chances']), 'second-chances')
  expect(at(choose(retried, wrongChoices(retried)[0] ?? ''))).toBe(10)
  const frozen = use(armed(['freeze']), 'freeze')
  expect(damageOnOffer(frozen, frozen.now + 15_000)).toBe(20)
})

test('who has more time has their seconds counted for less', () => {
  const battle = asked({ extraTime: 2 })
  expect(damageOnOffer(battle, turnOf(battle).moment.since + 14_000)).toBe(13)
})

test('there is none without a clock, nor before or after the question', () => {
  expect(damageOnOffer(asked({ relaxed: true }), 3000)).toBeNull()
  const answered = answer(asked(), 'right')
  expect(damageOnOffer(answered, answered.now)).toBeNull()
  expect(damageOnOffer(newBattle(asked().setup), 0)).toBeNull()
})

test('in random games no right answer deals less than was on offer, unless a Shield blocks it', () => {
  let compared = 0
  for (let seed = 0; seed < 200; seed += 1) {
    const { setup, behaviour } = randomGame(seed)
    const random = randomFromSeed(seed)
    let before = newBattle(setup)
    const { events } = playRandomly(setup, seed, behaviour)
    for (const event of events) {
      const waited = step(before, { type: 'time', at: event.at }, random)
      const offered = damageOnOffer(waited, event.at)
      before = step(waited, event, random, scoreSpeech)
      const { phase } = before
      if (offered === null || phase.name !== 'roundPlay') continue
      const { moment } = phase.turn
      if (moment.state !== 'feedback' || !moment.answer.right) continue
      const landed = step(before, { type: 'time', at: moment.endsAt ?? 0 }, random)
      const news = landed.happenings.filter(({ at }) => at === moment.endsAt)
      const hit = news.find(({ kind }) => kind === 'hit')
      if (hit?.kind !== 'hit' || news.some(({ kind }) => kind === 'blocked')) continue
      compared += 1
      expect(hit.damage).toBeGreaterThanOrEqual(offered)
      expect(hit.damage).toBeLessThanOrEqual(offered + 10)
    }
  }
  expect(compared).toBeGreaterThan(100)
})
