import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  clipsToDrop,
  heldThings,
  isOwnAnswer,
  type KeptThing,
  keptLimits,
  lettingGo,
  mediaIn,
  type PartOfThing,
  type ThingKind,
  thingKinds,
  thingsToDrop,
  tooManyOf,
} from './kept-things'

type Row = Pick<KeptThing, 'owner' | 'kind' | 'id' | 'isChosen' | 'openedAt' | 'parts' | 'clips'>

const thing = (more: Partial<Row>): Row => ({
  kind: 'conversation',
  id: 'a',
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
          id: fc.uuid(),
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

const part = (id: string, kind: ThingKind = 'conversation'): PartOfThing => ({ kind, id })

test('30 conversations and 10 lists are kept by each, and those of a playlist count', () => {
  const chosen = Array.from({ length: 28 }, (_, index) =>
    thing({ isChosen: true, owner: 'ana', id: `c${index}` }),
  )
  const playlist = thing({
    kind: 'playlist',
    id: 'p',
    owner: 'ana',
    isChosen: true,
    parts: [part('c0'), part('x'), part('y')],
  })
  const all = [
    ...chosen,
    playlist,
    thing({ owner: 'ana', id: 'x' }),
    thing({ owner: 'ana', id: 'y' }),
  ]
  expect(tooManyOf(chosen, 'ana', [part('n'), part('m')])).toBeUndefined()
  expect(tooManyOf(chosen, 'ana', [part('n'), part('m'), part('o')])).toBe('conversation')
  expect(tooManyOf(all, 'ana', [part('n')])).toBe('conversation')
  // What is there already is not one more.
  expect(tooManyOf(all, 'ana', [part('x'), part('p', 'playlist')])).toBeUndefined()
  expect(tooManyOf(all, 'ana', [part('n', 'list')])).toBeUndefined()
  expect(tooManyOf(all, 'bo', [part('n')])).toBeUndefined()
})

test('a part of what is kept goes no sooner than it, and no part of another owner is kept', () => {
  const old = now - keptLimits.chosenMs
  const playlist = thing({
    kind: 'playlist',
    id: 'p',
    isChosen: true,
    openedAt: now,
    parts: [part('x')],
  })
  const own = thing({ id: 'x', openedAt: old })
  const others = thing({ id: 'x', owner: 'ana', openedAt: old })
  expect(thingsToDrop([playlist, own, others], now)).toEqual([others])
  expect(thingsToDrop([{ ...playlist, openedAt: old - 1 }, own], now)).toHaveLength(2)
})

/** Any rows of two people, some of which are made of others. */
const anyRows = fc.uniqueArray(
  fc.record({
    owner: fc.constantFrom('everybody', 'ana', 'bo'),
    kind: fc.constantFrom(...thingKinds),
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    isChosen: fc.boolean(),
    openedAt: fc.constant(0),
    clips: fc.subarray(['/audio/1', '/audio/2', '/audio/3']),
    parts: fc.array(
      fc.record({
        kind: fc.constantFrom<ThingKind>('conversation', 'song'),
        id: fc.constantFrom('a', 'b', 'c', 'd'),
      }),
      { maxLength: 3 },
    ),
  }),
  { maxLength: 14, selector: ({ owner, kind, id }) => `${owner} ${kind} ${id}` },
)

test('letting go of anything takes what was kept with it alone, and nothing that something else needs', () => {
  fc.assert(
    fc.property(anyRows, fc.infiniteStream(fc.boolean()), (rows, some) => {
      const gone = rows.filter(() => some.next().value)
      const { goes, stays } = lettingGo(rows, gone)
      const left = rows
        .filter(row => !goes.includes(row))
        .map(row => (stays.includes(row) ? { ...row, isChosen: false } : row))
      const held = heldThings(left)
      // What was let go of is chosen no more, and all that is chosen still has its parts.
      for (const row of gone)
        expect(
          left.some(
            one =>
              one.isChosen && one.id === row.id && one.kind === row.kind && one.owner === row.owner,
          ),
        ).toBe(false)
      for (const row of rows)
        if (heldThings(rows.filter(one => !gone.includes(one))).has(row))
          expect(left).toContain(row)
      // What nobody chose and nothing needs was only opened before, too.
      for (const row of left) if (!held.has(row)) expect(heldThings(rows).has(row)).toBe(false)
      // No clip stays that no held thing names, and each that one names does.
      const dropped = clipsToDrop(['/audio/1', '/audio/2', '/audio/3'], left)
      const named = new Set([...held].flatMap(({ clips }) => clips))
      expect(dropped.some(clip => named.has(clip))).toBe(false)
      expect(dropped.length + named.size).toBe(3)
    }),
  )
})

test('what one owner lets go of changes nothing of another', () => {
  fc.assert(
    fc.property(anyRows, rows => {
      const ofAna = rows.filter(({ owner }) => owner === 'ana')
      const { goes, stays } = lettingGo(rows, ofAna)
      expect([...goes, ...stays].every(({ owner }) => owner === 'ana')).toBe(true)
      expect(goes).toEqual(ofAna)
    }),
  )
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
