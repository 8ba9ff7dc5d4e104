import { type Battle, newBattle } from '@duologue/domain/battle/battle'
import { sampleSetup } from '@duologue/domain/battle/sample-battle'
import type { Moment, Turn } from '@duologue/domain/battle/turn/turn'
import { expect, test } from 'vitest'
import { litCharacter, moodOf } from './shown-mood'

const right = { choice: 'a', right: true, elapsed: 900 }
const wrong = { choice: 'b', right: false, elapsed: 900 }
const moments = {
  start: { state: 'start', since: 0, endsAt: null },
  thinks: { state: 'answer', since: 0, endsAt: 9, plan: null },
  right: { state: 'feedback', since: 0, endsAt: 9, answer: right },
  wrong: { state: 'feedback', since: 0, endsAt: 9, answer: wrong },
  strikes: { state: 'battle', since: 0, endsAt: 9, answer: right, damage: 9 },
  fails: { state: 'battle', since: 0, endsAt: 9, answer: wrong, damage: 9 },
  rests: { state: 'end', since: 0, endsAt: 9, answer: right },
} satisfies Record<string, Moment>

function inTurn(moment: Moment, changes: Partial<Battle> = {}, lineIndex = 0): Battle {
  const turn: Turn = {
    lineIndex,
    lineId: 'a',
    player: 1,
    choices: ['a', 'b'],
    tried: [],
    lastTry: 0,
    removed: [],
    frozenAt: null,
    wasHeard: false,
    moment,
  }
  return { ...newBattle(sampleSetup()), phase: { name: 'roundPlay', turn }, ...changes }
}

const listening = { setup: sampleSetup({ mode: 'listening' }) }
const fresh = newBattle(sampleSetup()).players
const weak = { players: { ...fresh, 1: { ...fresh[1], currentHealth: 49 } } }
const justNotWeak = { players: { ...fresh, 1: { ...fresh[1], currentHealth: 50 } } }

test.each([
  ['at first calm', newBattle(sampleSetup()), 1, false, 'calm'],
  ['calm while thinking', inTurn(moments.thinks), 1, false, 'calm'],
  ['speaking while the line is heard', inTurn(moments.start, listening), 1, false, 'speaking'],
  ['the other listens', inTurn(moments.start, listening), 2, false, 'calm'],
  ['no line is heard in reading', inTurn(moments.start), 1, false, 'calm'],
  ['glad when it was right', inTurn(moments.right), 1, false, 'glad'],
  ['not when it was wrong', inTurn(moments.wrong), 1, false, 'calm'],
  ['striking', inTurn(moments.strikes), 1, false, 'striking'],
  ['who fails does not strike', inTurn(moments.fails), 1, false, 'calm'],
  ['the other does not strike', inTurn(moments.strikes), 2, false, 'calm'],
  ['glad of it', inTurn(moments.rests), 1, false, 'glad'],
  ['hurt before all else', inTurn(moments.rests), 1, true, 'hurt'],
  ['worried under a quarter', inTurn(moments.thinks, weak), 1, false, 'worried'],
  ['not at a quarter', inTurn(moments.thinks, justNotWeak), 1, false, 'calm'],
  ['glad though weak', inTurn(moments.right, weak), 1, false, 'glad'],
] as const)('%s', (_name, battle, player, isHurt, mood) => {
  expect(moodOf(battle, player, isHurt)).toBe(mood)
})

test.each([
  [1, 'won'],
  [2, 'lost'],
] as const)('at the end player %d has %s', (player, mood) => {
  const result = { winner: 1, reason: 'knock-out', scores: {} }
  const battle = {
    ...newBattle(sampleSetup()),
    phase: { name: 'gameEnd', result },
  } as unknown as Battle
  expect(moodOf(battle, player, true)).toBe(mood)
})

test.each([
  ['nobody before the first turn', newBattle(sampleSetup()), null],
  ['who speaks', inTurn(moments.thinks), 1],
  ['who speaks while they strike', inTurn(moments.strikes), 1],
  ['who speaks next, in the pause', inTurn(moments.rests), 2],
  ['nobody after the last line', inTurn(moments.rests, {}, 5), null],
])('the light is on %s', (_name, battle, character) => {
  expect(litCharacter(battle)).toBe(character)
})
