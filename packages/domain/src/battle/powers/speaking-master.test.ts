import { expect, test } from 'vitest'
import { randomFromSeed } from '../random'
import { step } from '../step'
import { powersOfMode } from './choose-powers'
import { answer, armed, nextQuestion } from './sample-powers'

const heard = (battle: ReturnType<typeof armed>) =>
  step(battle, { type: 'heard', at: battle.now }, randomFromSeed(1))

test('a line whose audio was not played scores four times as much', () => {
  const asked = armed(['speaking-master'], [], { mode: 'speaking' })
  expect(answer(asked, 'right').players[1].score).toBe(20 * 10 * 1.5 * 4)
})

test('playing the audio forfeits it for this turn, not for the next', () => {
  const asked = armed(['speaking-master'], [], { mode: 'speaking' })
  const struck = answer(heard(asked), 'right')
  expect(struck.players[1].score).toBe(20 * 10 * 1.5)
  const next = answer(nextQuestion(struck, 1), 'right')
  expect(next.players[1].score).toBe(20 * 10 * 1.5 * 5)
})

test('speaking mode alone offers it', () => {
  expect(powersOfMode('speaking')).toContain('speaking-master')
  expect(powersOfMode('reading')).not.toContain('speaking-master')
  expect(powersOfMode('listening')).not.toContain('speaking-master')
})
