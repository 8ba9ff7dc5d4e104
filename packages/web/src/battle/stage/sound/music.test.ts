import { type Battle, newBattle } from '@duologue/domain/battle/battle'
import type { BattleSetup } from '@duologue/domain/battle/battle-setup'
import { sampleSetup } from '@duologue/domain/battle/sample-battle'
import type { Moment, Turn } from '@duologue/domain/battle/turn/turn'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eighth, type MusicState, musicAt, musicOf } from './music'

function battle(
  setup: Partial<BattleSetup>,
  state: 'start' | 'answer',
  changes: { turn?: Partial<Turn>; round?: number; health?: number } = {},
): Battle {
  const moment = { state, since: 0, endsAt: 9, plan: null } as Moment
  const turn: Turn = {
    lineIndex: 0,
    lineId: 'a',
    player: 1,
    choices: [],
    tried: [],
    lastTry: 0,
    removed: [],
    frozenAt: null,
    wasHeard: false,
    moment,
    ...changes.turn,
  }
  const fresh = newBattle(sampleSetup(setup))
  const { 1: own, 2: other } = fresh.players
  const players = { 1: own, 2: { ...other, currentHealth: changes.health ?? 200 } }
  return { ...fresh, round: changes.round ?? 1, players, phase: { name: 'roundPlay', turn } }
}

const quiet = { level: 1, hat: false, arpeggio: false, open: false }

test.each<[string, Battle, boolean, Partial<MusicState>]>([
  ['pad and bass at first', battle({}, 'answer'), false, quiet],
  ['a hat from round 2 on', battle({}, 'answer', { round: 2 }), false, { hat: true }],
  ['no arpeggio at half', battle({}, 'answer', { health: 100 }), false, { arpeggio: false }],
  ['an arpeggio under half', battle({}, 'answer', { health: 99 }), false, { arpeggio: true }],
  ['the filter opens under a quarter', battle({}, 'answer', { health: 49 }), false, { open: true }],
  ['less loud under a line', battle({}, 'answer'), true, { level: 0.25 }],
  ['and under a cue', battle({ mode: 'listening' }, 'start'), false, { level: 0.25 }],
  [
    'silent while the microphone listens',
    battle({ mode: 'speaking' }, 'answer'),
    false,
    { level: 0 },
  ],
  [
    'not while the computer speaks',
    battle({ mode: 'speaking' }, 'answer', { turn: { player: 2 } }),
    false,
    { level: 1 },
  ],
  ['silent in the ice', battle({}, 'answer', { turn: { frozenAt: 5 } }), false, { level: 0 }],
])('%s', (_name, shown, isLineHeard, state) => {
  expect(musicOf(shown, isLineHeard)).toMatchObject(state)
})

test('the beat is quicker the harder it is', () => {
  expect([eighth('easy'), eighth('normal'), eighth('hard')].map(each => 30 / each)).toEqual([
    84, 96, 108,
  ])
})

test('two bars come again and again, alike for a conversation, of few and quiet voices', () => {
  const all = { level: 1, hat: true, arpeggio: true, open: true }
  fc.assert(
    fc.property(fc.uuid(), fc.nat(1000), (id, step) => {
      const voices = musicAt(id, step, 0.3, all)
      expect(voices).toEqual(musicAt(id, step + 16, 0.3, all))
      expect(voices.length).toBeLessThanOrEqual(6)
      for (const { pitch, loud } of voices) {
        expect(pitch).toBeGreaterThan(80)
        expect(pitch).toBeLessThan(8000)
        expect(loud).toBeLessThan(0.1)
      }
    }),
  )
})
