import { expect, test } from 'vitest'
import { powersOfMode } from './choose-powers'
import { areTranslated } from './effects'
import { answer, armed, nextQuestion, use } from './sample-powers'

test('the choices of this turn are translated, those of the next are not', () => {
  const asked = armed(['globalization'])
  expect(areTranslated(asked)).toBe(false)
  const used = use(asked, 'globalization')
  expect(areTranslated(used)).toBe(true)
  const next = nextQuestion(answer(used, 'right'), 1)
  expect(areTranslated(next)).toBe(false)
  expect(next.players[1].powers[0]?.cooldownTurnsRemaining).toBe(1)
})

test('reading mode alone offers it', () => {
  expect(powersOfMode('reading')).toContain('globalization')
  expect(powersOfMode('listening')).not.toContain('globalization')
  expect(powersOfMode('speaking')).not.toContain('globalization')
})
