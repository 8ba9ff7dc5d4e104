import { expect, test } from 'vitest'
import { atTime, hallDeadline } from '../at-time'
import { type Hall, newHall } from '../hall'
import type { OwnEvent } from '../hall-act'
import type { HallSettings } from '../hall-settings'
import { duelAsTold, startedPairs } from '../pairs/sample-pairs'
import { foldAll, sampleJoin, sampleOpening, type Told } from '../sample-hall'
import { memberView } from './member-view'
import { screenView } from './screen-view'
import { withoutKnownGame } from './without-known-game'

/** A line as long as a phone shows without scrolling. */
const lineOf = (letters: number) => 'palabra '.repeat(letters / 8).trim()

/** A hall of sixty with full names, over lines of so many letters. */
function fullHall(settings: Partial<HallSettings>, letters: number): Hall {
  const opening = sampleOpening({ form: 'each', shows: 'all', ownPlace: true, ...settings })
  const lines = opening.script.lines.map((line, place) => ({
    ...line,
    text: `${place} ${lineOf(letters)}`,
    translation: `${place} ${lineOf(letters)}`,
  }))
  return foldAll(
    [
      ...Array.from({ length: 60 }, (_, place): Told => {
        const name = `Magnificent ${String(place).padStart(4, '0')}`
        return [place, null, sampleJoin(place + 1, { name, user: place % 2 === 0 })]
      }),
      [1000, null, { type: 'start' }],
    ],
    newHall({ ...opening, script: { ...opening.script, lines } }),
  )
}

/** The views of everything that falls due in a game that nobody touches, to its end. */
function* viewsOf(hall: Hall) {
  const around = {
    code: '482913',
    address: 'duologue.school.example/live',
    fullNames: Object.fromEntries(hall.members.map(({ number }) => [number, 'Ana Maria Fuentes'])),
  }
  for (let at: number | null = 1000; at !== null; at = hallDeadline(atTime(hall, at)))
    yield { member: memberView(hall, 1, at), screen: screenView(hall, at, around) }
}

const bytesOf = (view: unknown) => new TextEncoder().encode(JSON.stringify(view)).length

// live.md#views
test('a member’s view stays under 2 KB, the screen’s under 16 KB, with sixty members and full names', () => {
  const most = { member: 0, screen: 0 }
  for (const { member, screen } of viewsOf(fullHall({}, 80))) {
    most.member = Math.max(most.member, bytesOf(member))
    most.screen = Math.max(most.screen, bytesOf(screen))
  }
  expect(most.member).toBeLessThan(2 * 1024)
  expect(most.screen).toBeLessThan(16 * 1024)
})

// live.md#views
test.each([
  ['reading', 2],
  ['listening', 2],
  ['speaking', 5],
] as const)(
  'what is told again and again of a duel with a partner, %s, stays under %d KB to its end',
  (mode, most) => {
    const hall = startedPairs({ mode, rounds: 3 })
    // Nobody says a line of 80 letters in less.
    const thinking = mode === 'speaking' ? 9000 : 1500
    const said = { transcript: lineOf(80), confidence: 0.5 }
    const withMore = (event: OwnEvent): OwnEvent =>
      'type' in event && event.type === 'say'
        ? { ...event, heard: [...event.heard, said, said] }
        : event
    const told = duelAsTold(hall, turn => ({ right: turn % 2 === 0, ms: thinking + turn })).map(
      ([at, member, act]): Told =>
        act.type === 'play'
          ? [at, member, { ...act, event: withMore(act.event) }]
          : [at, member, act],
    )
    const sizes = told.map(([at], place) => {
      const view = memberView(foldAll(told.slice(0, place + 1), hall), 1, at)
      return view ? bytesOf(withoutKnownGame(view, 0)) : 0
    })
    expect(Math.max(...sizes)).toBeLessThan(most * 1024)
    expect(sizes.filter(size => size > 0).length).toBeGreaterThan(10)
  },
)
