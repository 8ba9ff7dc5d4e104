import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawInOrder, drawInteger, randomFromSeed, shuffle } from './random'

function drawsOf(seed: number) {
  return drawInOrder(randomFromSeed(seed), 0).draw
}

test('a draw lies from 0 to below 1 and depends on seed and number alone', () => {
  fc.assert(
    fc.property(fc.integer(), fc.nat(), (seed, number) => {
      const value = randomFromSeed(seed)(number)
      expect(value).toBeGreaterThanOrEqual(0)
      expect(value).toBeLessThan(1)
      expect(randomFromSeed(seed)(number)).toBe(value)
    }),
  )
})

test('neighbouring seeds have nothing in common', () => {
  const firsts = Array.from({ length: 1000 }, (_, seed) => randomFromSeed(seed)(0))
  expect(new Set(firsts).size).toBe(1000)
  expect(firsts.filter(value => value < 0.5).length).toBeGreaterThan(430)
  expect(firsts.filter(value => value < 0.5).length).toBeLessThan(570)
})

test('the draws of a seed are spread evenly', () => {
  const random = randomFromSeed(7)
  const tenths = Array.from({ length: 10 }, () => 0)
  for (let number = 0; number < 10_000; number += 1) {
    const tenth = Math.floor(random(number) * 10)
    tenths[tenth] = (tenths[tenth] ?? 0) + 1
  }
  expect(Math.min(...tenths)).toBeGreaterThan(880)
  expect(Math.max(...tenths)).toBeLessThan(1120)
})

test.each([
  [0, 3],
  [0.34, 4],
  [0.67, 5],
  [0.9999, 5],
])('the draw %d of 3 to 5 is %i', (value, integer) => {
  expect(drawInteger(3, 5, () => value)).toBe(integer)
})

test('draws go on from any number', () => {
  const random = randomFromSeed(5)
  const { draw, next } = drawInOrder(random, 3)
  expect([draw(), draw()]).toEqual([random(3), random(4)])
  expect(next()).toBe(5)
})

test('a shuffled list has the same items', () => {
  fc.assert(
    fc.property(fc.integer(), fc.array(fc.nat()), (seed, items) => {
      const shuffled = shuffle(items, drawsOf(seed))
      expect(shuffled.toSorted()).toEqual(items.toSorted())
    }),
  )
})

test('a shuffle can give every order', () => {
  const draw = drawsOf(1)
  const orders = new Set(Array.from({ length: 500 }, () => shuffle(['x', 'y', 'z'], draw).join('')))
  expect([...orders].toSorted()).toEqual(['xyz', 'xzy', 'yxz', 'yzx', 'zxy', 'zyx'])
})
