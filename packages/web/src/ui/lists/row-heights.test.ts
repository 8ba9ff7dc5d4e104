import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rowHeights, rowsInPage } from './row-heights'

const measured = (...heights: number[]) => {
  const rows = rowHeights()
  rows.measure(new Map(heights.entries()))
  return rows
}

describe('the rows in the page', () => {
  test.each([
    ['those in view', { first: 40, last: 43, focused: null }, 1000, [40, 41, 42]],
    ['none before the first', { first: -4, last: 2, focused: null }, 1000, [0, 1]],
    ['none after the last', { first: 997, last: 1010, focused: null }, 1000, [997, 998, 999]],
    [
      'the one with the focus, and its neighbours',
      { first: 40, last: 41, focused: 7 },
      1000,
      [6, 7, 8, 40],
    ],
    ['the one with the focus once', { first: 40, last: 43, focused: 41 }, 1000, [40, 41, 42]],
    ['the last one after most were removed', { first: 40, last: 52, focused: 900 }, 31, [30]],
    ['all of a short list', { first: 2, last: 3, focused: null }, 4, [0, 1, 2, 3]],
    ['none of an empty list', { first: -4, last: 5, focused: null }, 0, []],
  ])('%s', (_, view, count, places) => {
    expect(rowsInPage(view, count)).toEqual(places)
  })

  test('are places of the list, each once and in order', () => {
    const place = fc.integer({ min: -20, max: 1200 })
    fc.assert(
      fc.property(place, place, fc.option(place), fc.nat(1000), (first, last, focused, count) => {
        const places = rowsInPage({ first, last, focused }, count)
        expect(places).toEqual([...new Set(places)].sort((one, other) => one - other))
        expect(places.every(it => it >= 0 && it < count)).toBe(true)
        expect(places.length > 0).toBe(count > 0)
      }),
    )
  })
})

describe('heights of rows', () => {
  test('are what was measured, and elsewhere what the first ones were on average', () => {
    const rows = measured(100, 200, 0)
    expect([rows.of(0), rows.of(1), rows.of(2), rows.of(999)]).toEqual([100, 200, 150, 150])
    rows.measure(new Map([[3, 400]]))
    expect([rows.of(3), rows.of(4)]).toEqual([400, 150])
    expect(rows.between(1, 5)).toBe(900)
    expect(rows.between(5, 5)).toBe(0)
  })

  test('are not known before, nor after the list became narrower', () => {
    const rows = rowHeights()
    rows.measure(new Map([[0, 0]]))
    expect(rows.isKnown()).toBe(false)
    rows.measure(new Map([[0, 20]]))
    expect(rows.isKnown()).toBe(true)
    rows.forget()
    expect([rows.isKnown(), rows.of(0)]).toEqual([false, 0])
  })

  test.each([
    [-50, 0],
    [0, 0],
    [99, 0],
    [100, 1],
    [299, 1],
    [300, 2],
    [10_000, 3],
  ])('%i pixels down stands row %i', (pixels, place) => {
    expect(measured(100, 200, 50, 70).placeAt(pixels, 4)).toBe(place)
  })

  test('lead from a place to its top and back', () => {
    const heights = fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(heights, fc.nat(1000), (list, at) => {
        const place = at % list.length
        const rows = measured(...list)
        expect(rows.placeAt(rows.between(0, place), list.length)).toBe(place)
      }),
    )
  })

  test('say which rows to draw for a view, with some to spare', () => {
    expect(measured(100).inView(1000, 1500, 1000)).toEqual({ first: 6, last: 20 })
  })
})
