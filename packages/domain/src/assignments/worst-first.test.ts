import { expect, test } from 'vitest'
import { missShare, worstFirst } from './worst-first'

const line = (name: string, asked: number, wrong: number, seconds = 1) => ({
  line: name,
  asked,
  wrong,
  seconds,
})

test('the line with the greatest share of wrong answers comes first', () => {
  const lines = [
    line('never asked', 0, 0),
    line('mostly right', 10, 1),
    line('half, often', 10, 5),
    line('half, seldom', 2, 1),
    line('half, seldom and slow', 2, 1, 9),
    line('always wrong', 1, 1),
  ]
  expect(worstFirst(lines).map(one => one.line)).toEqual([
    'always wrong',
    'half, often',
    'half, seldom and slow',
    'half, seldom',
    'mostly right',
    'never asked',
  ])
})

test('a line that nobody was asked for was not missed', () => {
  expect(missShare(line('a', 0, 0))).toBe(0)
})
