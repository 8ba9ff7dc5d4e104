import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysLate, type MarksForCourse, scoreOf100 } from './score-of-100'
import { momentToTell, scoreSaid, scoresUrl } from './score-said'
import { firstStep, readRetryAfter, slipAfter } from './slip-answer'
import { slipLimits } from './slip-limits'

const nothing: MarksForCourse = {
  requirement: 'play',
  requiredScore: null,
  firstPlay: null,
  firstCounted: null,
  firstReached: null,
  firstWin: null,
  best: null,
}

test.each<[string, Partial<MarksForCourse>, number | undefined]>([
  ['play: nothing', {}, undefined],
  ['play: a told one', { firstPlay: 5 }, 100],
  ['win: nothing', { requirement: 'win' }, undefined],
  ['win: a told one', { requirement: 'win', firstPlay: 5 }, undefined],
  ['win: a verified loss', { requirement: 'win', firstPlay: 5, firstCounted: 5 }, 50],
  ['win: won', { requirement: 'win', firstPlay: 5, firstCounted: 5, firstWin: 9 }, 100],
  ['score: a told one', { requirement: 'score', requiredScore: 200, firstPlay: 5 }, undefined],
  ['score: none', { requirement: 'score', requiredScore: 200, firstCounted: 5, best: 0 }, 0],
  ['score: half', { requirement: 'score', requiredScore: 200, firstCounted: 5, best: 100 }, 49],
  ['score: almost', { requirement: 'score', requiredScore: 200, firstCounted: 5, best: 199 }, 98],
  [
    'score: reached',
    { requirement: 'score', requiredScore: 200, firstCounted: 5, firstReached: 7, best: 200 },
    100,
  ],
  ['score: live games only', { requirement: 'score', requiredScore: 9, firstCounted: 5 }, 0],
])('%s', (_, marks, score) => {
  expect(scoreOf100({ ...nothing, ...marks })?.score).toBe(score)
})

test('more points are never fewer of 100, and only who is there has 100', () => {
  const scoreAt = (best: number, requiredScore: number) =>
    scoreOf100({
      ...nothing,
      requirement: 'score',
      requiredScore,
      firstCounted: 1,
      firstReached: best >= requiredScore ? 1 : null,
      best,
    })?.score ?? -1
  fc.assert(
    fc.property(
      fc.nat(100_000),
      fc.nat(1000),
      fc.integer({ min: 1, max: 100_000 }),
      (a, b, asked) => {
        expect(scoreAt(a, asked)).toBeLessThanOrEqual(scoreAt(a + b, asked))
        expect(scoreAt(a, asked) === 100).toBe(a >= asked)
      },
    ),
  )
})

const due = Date.parse('2026-03-10T22:59:59Z')

test.each<[string, string, number]>([
  ['the last second', '2026-03-10T22:59:59.900Z', 0],
  ['a second later', '2026-03-10T23:00:00Z', 1],
  ['the next evening', '2026-03-11T22:30:00Z', 1],
  ['two days later', '2026-03-12T12:00:00Z', 2],
  ['over the change of clocks', '2026-03-31T12:00:00Z', 21],
])('%s is so many days late in Berlin', (_, at, days) => {
  expect(daysLate(Date.parse(at), due, 'Europe/Berlin')).toBe(days)
})

test.each([
  [
    'https://a.example/mod/lti/services.php/5/lineitems/7/lineitem?type_id=1',
    'https://a.example/mod/lti/services.php/5/lineitems/7/lineitem/scores?type_id=1',
  ],
  ['https://a.example/lineitems/7', 'https://a.example/lineitems/7/scores'],
  ['https://a.example/lineitems/7/', 'https://a.example/lineitems/7/scores'],
  ['https://a.example/l?a=b?c', 'https://a.example/l/scores?a=b?c'],
])('scores of %s', (column, scores) => {
  expect(scoresUrl(column)).toBe(scores)
})

test('a moment is that of the play, and in another second than the one before', () => {
  fc.assert(
    fc.property(fc.nat(1e9), fc.nat(1e9), (at, sentAt) => {
      const told = momentToTell(at, sentAt)
      expect(told).toBeGreaterThanOrEqual(at)
      expect(Math.floor(told / 1000)).toBeGreaterThan(Math.floor(sentAt / 1000))
    }),
  )
  expect(momentToTell(5, null)).toBe(5)
})

test('who has begun has no score, and 0 is one', () => {
  const asked = { subject: '7', timestamp: '2026-03-04T10:20:00.000Z', comment: undefined }
  expect(scoreSaid({ ...asked, score: null })).toEqual({
    userId: '7',
    timestamp: asked.timestamp,
    activityProgress: 'InProgress',
    gradingProgress: 'Pending',
  })
  expect(scoreSaid({ ...asked, score: 0, comment: '1 day late' })).toEqual({
    userId: '7',
    timestamp: asked.timestamp,
    activityProgress: 'Completed',
    gradingProgress: 'FullyGraded',
    scoreGiven: 0,
    scoreMaximum: 100,
    comment: '1 day late',
  })
})

describe('what becomes of a slip', () => {
  const after = (
    status: number | 'away',
    slip = { tries: 1, waitsSince: 0 },
    retryAfter?: number,
  ) => slipAfter(slip, { status, retryAfter }, { now: 0, chance: 0.5 })

  test.each([
    [200, 'sent', null],
    [201, 'sent', null],
    [204, 'sent', null],
    [409, 'sent', 'laterGrade'],
    [403, 'stopped', 'notAllowed'],
    [400, 'stopped', 'refused'],
    [422, 'stopped', 'refused'],
    [404, 'stopped', 'columnGone'],
    [410, 'stopped', 'columnGone'],
    [401, 'waiting', 'away'],
    [429, 'waiting', 'away'],
    [500, 'waiting', 'away'],
    [503, 'waiting', 'away'],
    [302, 'waiting', 'away'],
    ['away', 'waiting', 'away'],
  ] as const)('after %s it is %s (%s)', (status, state, why) => {
    expect(after(status)).toMatchObject({ state, why })
  })

  test('a grade that an earlier try may have left is its own', () => {
    expect(after(409, { tries: 2, waitsSince: 0 })).toEqual({ state: 'sent', why: null })
  })

  test('it waits longer each time, then a day', () => {
    const minutes = [1, 2, 3, 4, 5, 6, 7, 8].map(tries => {
      const next = after(503, { tries, waitsSince: 0 })
      return 'nextAt' in next ? next.nextAt / 60_000 : 0
    })
    expect(minutes).toEqual([1, 5, 30, 120, 360, 1440, 1440, 1440])
  })

  test('by chance it waits a fifth more or less, and as long as the platform says', () => {
    const at = (chance: number) =>
      slipAfter({ tries: 1, waitsSince: 0 }, { status: 503 }, { now: 0, chance })
    expect([at(0), at(1)]).toMatchObject([{ nextAt: 48_000 }, { nextAt: 72_000 }])
    expect(after(429, undefined, 7_200_000)).toMatchObject({ nextAt: 7_200_000 })
    expect(after(429, undefined, 1000)).toMatchObject({ nextAt: 60_000 })
  })

  test('after 14 days it is stopped', () => {
    const waitsSince = -slipLimits.tried + 60_000
    expect(after(503, { tries: 1, waitsSince })).toMatchObject({ state: 'waiting' })
    expect(after(503, { tries: 2, waitsSince })).toEqual({ state: 'stopped', why: 'tooLong' })
  })

  test('a new token or a new column is tried once', () => {
    const no = { hasNewToken: true, canMakeColumn: false }
    const yes = { hasNewToken: false, canMakeColumn: true }
    expect([firstStep({ status: 401 }, yes), firstStep({ status: 401 }, no)]).toEqual([
      'newToken',
      undefined,
    ])
    expect([firstStep({ status: 404 }, yes), firstStep({ status: 404 }, no)]).toEqual([
      'newColumn',
      undefined,
    ])
    expect(firstStep({ status: 503 }, yes)).toBeUndefined()
  })

  test.each([
    ['120', 120_000],
    [' 5 ', 5000],
    ['Wed, 04 Mar 2026 10:21:00 GMT', 60_000],
    ['Wed, 04 Mar 2026 10:19:00 GMT', undefined],
    ['soon', undefined],
    ['99999999999', undefined],
    [undefined, undefined],
  ])('Retry-After: %s', (text, wait) => {
    const now = Date.parse('2026-03-04T10:20:00Z')
    expect(readRetryAfter(text, { now, momentOf: Date.parse })).toBe(wait)
  })
})
