import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  canKeepOneMore,
  clipsToDrop,
  isOwnAnswer,
  keptLimits,
  mediaIn,
  type ThingKind,
  thingsToDrop,
} from './kept-things'

const thing = (more: {
  kind?: ThingKind | 'own'
  isChosen?: boolean
  openedAt?: number
  owner?: string
  clips?: string[]
}) => ({
  kind: 'conversation' as const,
  isChosen: false,
  openedAt: 0,
  owner: 'everybody',
  clips: [],
  ...more,
})
const now = 1_000 * 24 * 60 * 60 * 1000

test('what nobody opened goes: after 60 days, and what was chosen after 90', () => {
  const days = (count: number) => now - count * 24 * 60 * 60 * 1000
  const things = [
    thing({ openedAt: days(59) }),
    thing({ openedAt: days(61) }),
    thing({ openedAt: days(89), isChosen: true }),
    thing({ openedAt: days(91), isChosen: true }),
  ]
  expect(thingsToDrop(things, now)).toEqual([things[1], things[3]])
})

test('of what was only opened the oldest go beyond 50 conversations and 10 lists; what was chosen stays', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          kind: fc.constantFrom<ThingKind>('conversation', 'list'),
          isChosen: fc.boolean(),
          openedAt: fc.integer({ min: now - keptLimits.latelyMs, max: now }),
          owner: fc.constant('everybody'),
        }),
        { maxLength: 90 },
      ),
      things => {
        const gone = new Set(thingsToDrop(things, now))
        const left = things.filter(one => !gone.has(one))
        for (const kind of ['conversation', 'list'] as const) {
          const lately = left.filter(one => one.kind === kind && !one.isChosen)
          const all = things.filter(one => one.kind === kind && !one.isChosen)
          expect(lately.length).toBe(Math.min(all.length, keptLimits.lately[kind]))
          const oldest = Math.min(...lately.map(({ openedAt }) => openedAt))
          for (const one of gone)
            if (one.kind === kind) expect(one.openedAt).toBeLessThanOrEqual(oldest)
        }
        expect(left.filter(one => one.isChosen)).toEqual(things.filter(one => one.isChosen))
      },
    ),
  )
})

test('what somebody was told of their own learning goes after two days', () => {
  const hours = (count: number) => now - count * 60 * 60 * 1000
  const things = [
    thing({ kind: 'own', owner: 'ana', openedAt: hours(47) }),
    thing({ kind: 'own', owner: 'ana', openedAt: hours(49) }),
    thing({ kind: 'own', openedAt: hours(49) }),
  ]
  expect(thingsToDrop(things, now)).toEqual([things[1]])
})

test.each([
  ['/api/learn/review?timeZone=Europe%2FZurich', true],
  ['/api/learn/conversations/0190-ab', true],
  ['/api/today?timeZone=x', true],
  ['/api/plays/best?conversations=1', true],
  ['/api/plays', false],
  ['/api/users/me', false],
  ['/api/classes/1/students', false],
  ['/api/learn/reviewers', false],
  ['/api/learn/conversations/1/x', false],
])('%s is of their own learning: %s', (path, isOwn) => expect(isOwnAnswer(path)).toBe(isOwn))

test('30 conversations and 10 lists are kept by each', () => {
  const chosen = Array.from({ length: 30 }, () => thing({ isChosen: true, owner: 'ana' }))
  expect(canKeepOneMore(chosen.slice(1), 'ana', 'conversation')).toBe(true)
  expect(canKeepOneMore(chosen, 'ana', 'conversation')).toBe(false)
  expect(canKeepOneMore(chosen, 'ana', 'list')).toBe(true)
  expect(canKeepOneMore(chosen, 'bo', 'conversation')).toBe(true)
})

test('a clip goes when nothing that was chosen names it', () => {
  const things = [
    thing({ isChosen: true, clips: ['/audio/a.mp3', '/audio/b.mp3'] }),
    thing({ clips: ['/audio/c.mp3'] }),
  ]
  expect(clipsToDrop(['/audio/b.mp3', '/audio/c.mp3', '/audio/d.mp3'], things)).toEqual([
    '/audio/c.mp3',
    '/audio/d.mp3',
  ])
})

test('sounds and pictures of ours are found wherever they stand, and nothing else', () => {
  expect(
    mediaIn({
      cover: '/media/abc',
      lines: [{ audio: '/audio/es/a-1.mp3' }, { audio: null, text: 'see /audio/es/x.mp3' }],
      other: 'https://evil.example/audio/a.mp3',
      page: '/conversations/1',
      again: '/media/abc',
      walk: '/audio/../api/users/me?x',
    }),
  ).toEqual(['/media/abc', '/audio/es/a-1.mp3'])
})
