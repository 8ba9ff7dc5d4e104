import { expect, test } from 'vitest'
import { sampleLine } from '../sample-battle'
import { isUsable } from './activate-power'
import { armed, choose, turnOf, use, wrongChoices } from './sample-powers'

test('two wrong choices go and cannot be chosen any more', () => {
  const asked = armed(['fifty-fifty'])
  const halved = use(asked, 'fifty-fifty')
  const { removed, choices, lineId } = turnOf(halved)
  expect(removed).toHaveLength(2)
  expect(removed).not.toContain(lineId)
  expect(choices).toEqual(turnOf(asked).choices)
  for (const id of removed) expect(choose(halved, id)).toBe(halved)
  expect(turnOf(choose(halved, lineId)).moment.state).toBe('feedback')
})

test('of three choices one goes, of two none', () => {
  const three = [sampleLine('a', 1, 'uno'), sampleLine('b', 2, 'dos'), sampleLine('c', 1, 'tres')]
  const asked = armed(['fifty-fifty'], [], { lines: three })
  expect(wrongChoices(use(asked, 'fifty-fifty'))).toHaveLength(1)
  const two = armed(['fifty-fifty'], [], { lines: three.slice(0, 2) })
  expect(isUsable(two, 1, 'fifty-fifty')).toBe(false)
  expect(use(two, 'fifty-fifty')).toBe(two)
})

test('what was tried with Second Chances is not taken away again', () => {
  const asked = use(armed(['second-chances', 'fifty-fifty']), 'second-chances')
  const tried = choose(asked, wrongChoices(asked)[0] ?? '')
  const halved = use(tried, 'fifty-fifty')
  expect(turnOf(halved).removed).toHaveLength(1)
  expect(turnOf(halved).removed).not.toContain(turnOf(halved).tried[0])
})
