import { expect, test } from 'vitest'
import { type Heard, isFresh, PrimaryPositions } from './freshness'
import { readPosition } from './log-position'

test.each([
  ['0/0', 0n],
  ['0/FF', 255n],
  ['1/0', 4294967296n],
  ['16/b374d848', 97500059720n],
  ['x', undefined],
  ['', undefined],
  ['1/0/0', undefined],
  ['123456789/0', undefined],
  ['-1/0', undefined],
])('the position %s is %s', (text, position) => {
  expect(readPosition(text)).toBe(position)
})

/** A primary that was asked every 100 ms until now, and wrote ten each time. */
function primaryUntil(now: number): PrimaryPositions {
  const positions = new PrimaryPositions()
  for (let at = 0; at <= now; at += 100) positions.note(at, BigInt(at / 10))
  return positions
}

const at = (heard: Partial<Heard>): Heard => ({ at: 5000, position: 500n, follows: true, ...heard })

test.each([
  ['that has all', at({}), null, 5000, true],
  ['that has what was there a second ago', at({ position: 400n }), null, 5000, true],
  ['that lacks what was there a second ago', at({ position: 399n }), null, 5000, false],
  ['that was never heard', undefined, null, 5000, false],
  ['that was not heard for longer than a second', at({ at: 3999 }), null, 5000, false],
  ['that has what its asker wrote', at({ position: 450n }), 450n, 5000, true],
  ['that lacks what its asker wrote', at({ position: 450n }), 451n, 5000, false],
  ['and an asker who is ahead of everybody', at({}), 9999n, 5000, false],
  ['that is none', at({ follows: false }), null, 5000, false],
  [
    'that took the place of a primary which is away',
    at({ at: 6100, follows: false }),
    null,
    6101,
    true,
  ],
  ['while the primary is away', at({ at: 9000 }), null, 9000, true],
  [
    'that lacked too much when the primary went',
    at({ at: 9000, position: 399n }),
    null,
    9000,
    false,
  ],
])('a replica %s', (_, heard, after, now, expected) => {
  expect(isFresh(heard, primaryUntil(5000), after, now)).toBe(expected)
})

test('before the primary was ever heard no replica is asked', () => {
  expect(isFresh(at({}), new PrimaryPositions(), null, 5000)).toBe(false)
})
