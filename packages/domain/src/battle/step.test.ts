import { expect, test } from 'vitest'
import { type Battle, type BattleEvent, newBattle } from './battle'
import type { BattleSetup } from './battle-setup'
import { randomFromSeed } from './random'
import { sampleLine, sampleSetup } from './sample-battle'
import { step } from './step'
import { nextDeadline } from './turn/next-deadline'

const random = randomFromSeed(1)

function started(changes: Partial<BattleSetup> = {}): Battle {
  return step(newBattle(sampleSetup(changes)), { type: 'start', at: 0 }, random)
}

function timeTo(battle: Battle, at: number): Battle {
  return step(battle, { type: 'time', at }, random)
}

/** The turn being played; the test fails when there is none. */
function turnOf(battle: Battle) {
  if (battle.phase.name !== 'roundPlay') throw new Error(`no turn in ${battle.phase.name}`)
  return battle.phase.turn
}

/** Lets time pass until the given player is to answer. */
function untilAnswerOf(player: 1 | 2, battle: Battle): Battle {
  let passed = battle
  for (let due = nextDeadline(passed); due !== null; due = nextDeadline(passed)) {
    const { phase } = passed
    const answers = phase.name === 'roundPlay' && phase.turn.moment.state === 'answer'
    if (answers && phase.turn.player === player) return passed
    passed = step(passed, due.event, random)
  }
  return passed
}

function answer(battle: Battle, wait: number, choice: string): Battle {
  return step(battle, { type: 'answer', at: turnOf(battle).moment.since + wait, choice }, random)
}

function wrongChoice(battle: Battle): string {
  const turn = turnOf(battle)
  return turn.choices.find(choice => choice !== turn.lineId) ?? ''
}

test('a battle starts with the first round, shown for 3 seconds', () => {
  const battle = started()
  expect(battle.round).toBe(1)
  expect(battle.phase).toEqual({ name: 'roundStart', since: 0, endsAt: 3000 })
  expect(timeTo(battle, 2999)).toBe(battle)
  expect(timeTo(battle, 3000).phase).toMatchObject({ name: 'roundPlay' })
})

test('the player whose character speaks the line is the current player', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const chance = randomFromSeed(seed)
    const dealt = step(newBattle(sampleSetup()), { type: 'start', at: 0 }, chance)
    const turn = turnOf(step(dealt, { type: 'time', at: 3000 }, chance))
    expect(dealt.players[turn.player].characterNumber).toBe(1)
    expect(dealt.players[1].characterNumber).not.toBe(dealt.players[2].characterNumber)
  }
})

test('a right answer goes through feedback, attack and pause to the next line', () => {
  const asked = untilAnswerOf(1, started())
  const turn = turnOf(asked)
  const at = turn.moment.since + 4000
  const health = asked.players[2].currentHealth
  const feedback = answer(asked, 4000, turn.lineId)
  expect(turnOf(feedback).moment).toEqual({
    state: 'feedback',
    since: at,
    endsAt: at + 1200,
    answer: { choice: turn.lineId, right: true, elapsed: 4000 },
  })
  expect(feedback.players[2].currentHealth).toBe(health)
  const attack = timeTo(feedback, at + 1200)
  expect(turnOf(attack).moment).toMatchObject({ state: 'battle', damage: 16, endsAt: at + 1700 })
  expect(attack.players[2].currentHealth).toBe(health - 16)
  expect(attack.players[1]).toMatchObject({ score: 240, answers: { right: 1, wrong: 0 } })
  expect(attack.happenings.at(-1)).toMatchObject({ kind: 'hit', by: 1, against: 2, damage: 16 })
  const pause = timeTo(attack, at + 1700)
  expect(turnOf(pause).moment).toMatchObject({ state: 'end', endsAt: at + 2200 })
  expect(turnOf(timeTo(pause, at + 2200)).lineIndex).toBe(turn.lineIndex + 1)
})

test('a wrong answer hurts the player who gave it, up to the cap, and scores nothing', () => {
  const asked = untilAnswerOf(1, started())
  const attack = timeTo(answer(asked, 1000, wrongChoice(asked)), turnOf(asked).moment.since + 2200)
  expect(attack.players[1]).toMatchObject({
    currentHealth: asked.players[1].currentHealth - 10,
    score: 0,
    answers: { right: 0, wrong: 1 },
  })
  expect(attack.players[2]).toEqual(asked.players[2])
  expect(attack.happenings.at(-1)).toMatchObject({ kind: 'self-hit', player: 1, damage: 10 })
})

test.each([
  ['easy', 60_000, 0],
  ['normal', 30_000, 0],
  ['hard', 15_000, 5],
] as const)('on %s the clock runs out after %i ms and costs %i', (difficulty, clock, damage) => {
  const asked = untilAnswerOf(1, started({ difficulty }))
  const { since } = turnOf(asked).moment
  expect(timeTo(asked, since + clock - 1)).toBe(asked)
  const out = timeTo(asked, since + clock)
  expect(turnOf(out).moment).toMatchObject({
    state: 'feedback',
    answer: { choice: null, right: false, elapsed: clock },
  })
  const attack = timeTo(out, since + clock + 1200)
  expect(attack.players[1].currentHealth).toBe(asked.players[1].currentHealth - damage)
})

test('without a clock the learner may think for an hour, and a right answer deals 14', () => {
  const asked = untilAnswerOf(1, started({ relaxed: true, difficulty: 'hard' }))
  expect(nextDeadline(asked)).toBeNull()
  expect(timeTo(asked, 3_600_000)).toBe(asked)
  const feedback = answer(asked, 3_600_000, turnOf(asked).lineId)
  const attack = timeTo(feedback, turnOf(feedback).moment.since + 1200)
  expect(turnOf(attack).moment).toMatchObject({ state: 'battle', damage: 14 })
})

test('the computer answers by itself, and the time of the game counts, not the time on screen', () => {
  const asked = untilAnswerOf(2, started())
  const { moment } = turnOf(asked)
  if (moment.state !== 'answer' || moment.plan === null) throw new Error('no plan')
  expect(moment.endsAt).toBe(moment.since + moment.plan.shown)
  expect(turnOf(timeTo(asked, moment.since + moment.plan.shown)).moment).toMatchObject({
    state: 'feedback',
    answer: { choice: moment.plan.choice, elapsed: moment.plan.elapsed },
  })
})

test('after the last line the round ends for 1 second and the next begins with its dealing', () => {
  let battle = started()
  while (battle.phase.name !== 'roundEnd') {
    const due = nextDeadline(battle)
    if (due === null) throw new Error('nothing is due')
    battle = step(battle, due.event, random)
  }
  const { since } = battle.phase
  expect(battle.phase.endsAt).toBe(since + 1000)
  expect(battle.spoken).toBe(6)
  const next = timeTo(battle, since + 1000)
  expect(next).toMatchObject({ round: 2, spoken: 0, phase: { name: 'roundStart' } })
  expect(next.players[1].currentHealth).toBe(battle.players[1].currentHealth)
})

test('the game ends once a health is 0, and not before the attack was shown', () => {
  const asked = untilAnswerOf(1, started())
  const weak = {
    ...asked,
    players: { ...asked.players, 2: { ...asked.players[2], currentHealth: 3 } },
  }
  const { since } = turnOf(asked).moment
  const struck = timeTo(answer(weak, 250, turnOf(weak).lineId), since + 1450)
  expect(struck.players[2].currentHealth).toBe(0)
  expect(struck.phase.name).toBe('roundPlay')
  const over = timeTo(struck, since + 1950)
  expect(over.phase).toMatchObject({ name: 'gameEnd', result: { winner: 1, reason: 'health' } })
  expect(over.happenings.at(-1)).toMatchObject({ kind: 'game-ended', winner: 1 })
  expect(nextDeadline(over)).toBeNull()
})

test('a battle in which nobody is knocked out ends after 10 rounds', () => {
  const over = timeTo(started({ difficulty: 'easy' }), 100_000_000)
  expect(over.round).toBe(10)
  expect(over.phase).toMatchObject({ name: 'gameEnd', result: { winner: 1, reason: 'rounds' } })
})

test('events out of place give back the very same battle', () => {
  const fresh = newBattle(sampleSetup())
  const asked = untilAnswerOf(1, started())
  const { since } = turnOf(asked).moment
  const { lineId } = turnOf(asked)
  const answered = answer(asked, 300, lineId)
  const waiting = untilAnswerOf(2, started())
  const over = timeTo(started(), 100_000_000)
  const cases: readonly [string, Battle, BattleEvent][] = [
    ['an answer before the start', fresh, { type: 'answer', at: 0, choice: 'a' }],
    ['time before the start', fresh, { type: 'time', at: 99_999 }],
    ['a second start', started(), { type: 'start', at: 1 }],
    ['an answer while the round starts', started(), { type: 'answer', at: 1, choice: 'a' }],
    ['a second answer', answered, { type: 'answer', at: since + 600, choice: lineId }],
    ['an answer faster than a hand', asked, { type: 'answer', at: since + 249, choice: lineId }],
    [
      'an answer as the clock runs out',
      asked,
      { type: 'answer', at: since + 30_000, choice: lineId },
    ],
    ['an answer after the clock', asked, { type: 'answer', at: since + 31_000, choice: lineId }],
    [
      'a choice that was not offered',
      asked,
      { type: 'answer', at: since + 900, choice: 'nonsense' },
    ],
    ['an answer before the question', asked, { type: 'answer', at: since - 1, choice: lineId }],
    [
      'an answer for the computer',
      waiting,
      { type: 'answer', at: waiting.now + 500, choice: turnOf(waiting).lineId },
    ],
    ['time running backwards', answered, { type: 'time', at: since }],
    ['half a millisecond', asked, { type: 'answer', at: since + 900.5, choice: lineId }],
    ['no time at all', asked, { type: 'time', at: Number.NaN }],
    ['endless time', asked, { type: 'time', at: Number.POSITIVE_INFINITY }],
    ['time after the end', over, { type: 'time', at: over.now + 1 }],
    ['a start after the end', over, { type: 'start', at: over.now + 1 }],
  ]
  for (const [name, battle, event] of cases) expect(step(battle, event, random), name).toBe(battle)
})

test('a conversation without a choice does not start', () => {
  const battle = newBattle(
    sampleSetup({ lines: [sampleLine('a', 1, 'Sí.'), sampleLine('b', 2, '¡Si!')] }),
  )
  expect(step(battle, { type: 'start', at: 0 }, random)).toBe(battle)
  expect(step(newBattle(sampleSetup({ lines: [] })), { type: 'start', at: 0 }, random).round).toBe(
    0,
  )
})
