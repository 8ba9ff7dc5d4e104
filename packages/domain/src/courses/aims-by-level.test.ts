import { describe, expect, test } from 'vitest'
import { aimsByLevel, type UnitOnPath } from './aims-by-level'
import { unitStanding } from './standing'

const open = unitStanding([{ isDone: false }])
const practised = unitStanding([{ isDone: true, isKept: false }])
const kept = unitStanding([{ isDone: true, isKept: true }, { isDone: true }])
const hidden = unitStanding([undefined])
const unit = (
  level: UnitOnPath['level'],
  standing: UnitOnPath['standing'],
  ...aims: string[]
): UnitOnPath => ({ level, standing, aims })

const told = (...units: UnitOnPath[]) =>
  aimsByLevel(units).map(({ level, aims }) => [
    level,
    ...aims.map(({ aim, isPractised, isKept }) =>
      [aim, isPractised ? 'practised' : '', isKept ? 'kept' : ''].filter(Boolean).join(' '),
    ),
  ])

describe('aims by level', () => {
  test('stand the easiest level first, those without one last', () => {
    expect(
      told(unit(null, open, 'x'), unit('B1', practised, 'c'), unit('A1', kept, 'a', 'b')),
    ).toEqual([
      ['A1', 'a practised kept', 'b practised kept'],
      ['B1', 'c practised'],
      [null, 'x'],
    ])
  })

  test('leave out a unit before the start, and one in which nothing can be seen', () => {
    expect(told(unit('A1', undefined, 'a'), unit('A1', hidden, 'b'))).toEqual([])
  })

  test('an aim of two units counts once, with the better of them', () => {
    expect(told(unit('A1', open, 'Order a meal'), unit('A1', practised, 'order a meal'))).toEqual([
      ['A1', 'Order a meal practised'],
    ])
  })
})
