import { describe, expect, test } from 'vitest'
import { atTime, hallDeadline } from '../at-time'
import type { Hall } from '../hall'
import { foldAll, type Told } from '../sample-hall'
import { nextQuestion, started } from '../sample-step'
import { memberView } from '../views/member-view'
import { screenView } from '../views/screen-view'
import { answerFault } from './answer-fault'

const around = { code: null, address: 'duologue.example/live', fullNames: {} }
/** The place of the right choice in the order of a member. */
function rightPlace(hall: Hall, number: number, at: number) {
  const phase = atTime(hall, at).battle?.battle.phase
  const id = phase?.name === 'roundPlay' ? phase.turn.lineId : ''
  const text = hall.opening.script.lines.find(line => line.id === id)?.text
  const place = memberView(hall, number, at)?.turn?.choices.findIndex(each => each.text === text)
  return (place ?? 0) as 0 | 1 | 2 | 3
}

const answers = (hall: Hall, at: number, turn: string, wrong: readonly number[] = []): Told[] =>
  hall.members.map(({ number }): Told => {
    const right = rightPlace(hall, number, at)
    const choice = wrong.includes(number) ? (right === 0 ? 1 : 0) : right
    return [at + 2000, number, { type: 'answer', turn, choice, elapsed: 1900 }]
  })

describe('a class in step', () => {
  const hall = started()
  const { at, turn } = nextQuestion(hall, 1000)

  test('of an answer is told whether the hall has it, and else why not', () => {
    const answer = (elapsed: number) =>
      ({ type: 'answer', turn: turn.id, choice: 0, elapsed }) as const
    const soon = foldAll([[at + 100, 1, answer(100)]], hall)
    expect(answerFault(soon, 1, turn.id)).toBe('not-taken')
    const taken = foldAll([[at + 900, 1, answer(800)]], soon)
    expect(answerFault(taken, 1, turn.id)).toBe(null)
    expect(answerFault(foldAll([[at + 950, 1, answer(850)]], taken), 1, turn.id)).toBe(null)
    const over = foldAll([[at + 1000, null, { type: 'next', turn: turn.id }]], taken)
    const late = foldAll([[at + 1100, 2, answer(900)]], over)
    expect([1, 2].map(number => answerFault(late, number, turn.id))).toEqual([null, 'too-late'])
    expect(answerFault(hall, 1, '2-0')).toBe('too-late')
  })

  test('while a round begins, all see which', () => {
    expect(memberView(hall, 1, 1000)).toMatchObject({ round: 1, turn: null, reveal: null })
    expect(screenView(hall, 1000, around)).toMatchObject({ round: 1, turn: null, reveal: null })
  })

  test('members see the question, each in their own order', () => {
    const views = [1, 2, 3].map(number => memberView(hall, number, at)?.turn)
    const orders = views.map(view => view?.choices.map(({ text }) => text).join())
    expect(views[0]).toMatchObject({ role: 'attack', left: 30_000, answered: null, of: 6 })
    expect(turn.cue).toMatchObject({ kind: 'translation' })
    expect(new Set(orders.map(order => order?.split(',').toSorted().join())).size).toBe(1)
    expect(new Set(orders).size).toBeGreaterThan(1)
  })

  test('the screen counts who has answered', () => {
    const [first] = answers(hall, at, turn.id)
    const one = foldAll(first ? [first] : [], hall)
    const view = screenView(one, at + 3000, around)
    expect(view.turn).toMatchObject({ answered: 1, asked: 3, left: 27_000 })
    expect(view.members.map(({ answered }) => answered)).toEqual([true, false, false])
    expect(memberView(one, 1, at + 3000)?.turn?.answered).toBe(rightPlace(hall, 1, at))
    expect(memberView(one, 2, at + 3000)?.turn?.answered).toBeNull()
  })

  test('the reveal tells what was right, what was chosen and the blow', () => {
    const closed = foldAll(answers(hall, at, turn.id, [3]), hall)
    const reveal = memberView(closed, 3, at + 2500)?.reveal
    expect(reveal).toMatchObject({ id: turn.id, right: false, points: 0, left: 5500 })
    expect(memberView(closed, 1, at + 2500)?.reveal).toMatchObject({ right: true, points: 270 })
    const screen = screenView(closed, at + 2500, around).reveal
    expect(screen?.chosen.map(({ count, isRight }) => [count, isRight])).toEqual([
      [2, true],
      [1, false],
    ])
    expect(screen?.blow).toEqual({ on: 2, damage: 12, own: 3 })
    // It is seen as it is told; on phones health changes with the next line.
    const struck = { 1: { health: 197, most: 200 }, 2: { health: 188, most: 200 } }
    expect(screen?.sides).toEqual(struck)
    expect(reveal?.sides).toMatchObject({ 1: { health: 200 }, 2: { health: 200 } })
    expect(screenView(closed, at + 7500, around).reveal?.sides).toEqual(struck)
  })

  test('an answer to another turn is none', () => {
    const other: Told = [at + 2000, 1, { type: 'answer', turn: '1-5', choice: 0, elapsed: 1900 }]
    expect(foldAll([other], hall).battle).toEqual(atTime(hall, at + 2000).battle)
  })

  test('a press that is told twice goes on once', () => {
    const next: Told[] = [
      [at + 4000, null, { type: 'next', turn: turn.id }],
      [at + 4100, null, { type: 'next', turn: turn.id }],
    ]
    const closed = foldAll(next, hall)
    expect(memberView(closed, 1, at + 4200)?.reveal?.left).toBe(5800)
    const on = foldAll([[at + 5000, null, { type: 'next', turn: turn.id }]], closed)
    expect(memberView(on, 1, at + 5000)?.reveal?.left).toBe(1000)
  })

  test('it is played to its end, with lines to look at again', () => {
    let played = hall
    let from = 1000
    while (atTime(played, from).state !== 'ended') {
      const due = hallDeadline(atTime(played, from))
      const asked = memberView(played, 1, from)?.turn
      if (asked && asked.choices.length > 0 && asked.answered === null) {
        played = foldAll(answers(played, from, asked.id, [2]), played)
        from += 2000
      } else if (due !== null) from = due
    }
    const screen = screenView(played, from, around)
    expect(screen.end).toMatchObject({ outcome: 'class' })
    // Of a class the members say the lines of side 1, with two rounds all six of them.
    expect(screen.end?.lines).toHaveLength(5)
    expect(memberView(played, 2, from)?.end?.missed).toHaveLength(6)
    expect(memberView(played, 1, from)?.end?.missed).toEqual([])
    expect(screen.turn ?? screen.reveal).toBeNull()
  })
})

describe('standing still', () => {
  const hall = started()
  const { at, turn } = nextQuestion(hall, 1000)

  test('no time of the game passes in a pause, and answers wait', () => {
    const [first] = answers(hall, at, turn.id)
    const paused = foldAll([[at + 1000, null, { type: 'pause' }]], hall)
    expect(memberView(paused, 1, at + 60_000)).toMatchObject({
      state: 'paused',
      turn: { left: 29_000 },
    })
    expect(foldAll(first ? [first] : [], paused).battle).toEqual(paused.battle)
    const on = foldAll([[at + 100_000, null, { type: 'resume' }]], paused)
    expect(memberView(on, 1, at + 101_000)?.turn?.left).toBe(28_000)
  })

  test('a span in which nothing was written is no time, and overlapping ones count once', () => {
    const stood = foldAll(
      [
        [at + 10_000, null, { type: 'stood', from: at + 1000 }],
        [at + 11_000, null, { type: 'stood', from: at + 2000 }],
      ],
      hall,
    )
    expect(memberView(stood, 1, at + 12_000)?.turn?.left).toBe(28_000)
  })

  test('the host is away: the turn is played to its end, then it waits for them', () => {
    const gone = foldAll([[at + 1000, null, { type: 'gone', member: null }]], hall)
    expect(memberView(gone, 1, at + 2000)).toMatchObject({ state: 'playing', isHostAway: true })
    const late = at + 60_000
    expect(screenView(gone, late, around)).toMatchObject({ state: 'paused', pause: 'host-away' })
    const back = foldAll([[late, null, { type: 'here', member: null }]], gone)
    expect(back).toMatchObject({ state: 'paused', isHostAway: false })
    expect(foldAll([[late + 5, null, { type: 'resume' }]], back).state).toBe('playing')
    expect(atTime(back, late + 1_800_000).state).toBe('ended')
  })

  test('at the own pace it never waits for the host', () => {
    const own = foldAll([[at, null, { type: 'gone', member: null }]], started({ pace: 'own' }))
    expect(atTime(own, at + 600_000).state).toBe('playing')
  })

  test('where nobody is there any more, it waits; who comes back plays on', () => {
    const gone = foldAll(
      [1, 2, 3].map((member): Told => [at + 10, null, { type: 'gone', member }]),
      hall,
    )
    const late = at + 300_000
    expect(screenView(gone, late, around)).toMatchObject({ state: 'paused', pause: 'nobody' })
    const back = foldAll(
      [
        [late, null, { type: 'here', member: 1 }],
        [late + 10, null, { type: 'resume' }],
      ],
      gone,
    )
    expect(nextQuestion(back, late + 10).turn.role).toBe('attack')
  })

  test('a line to be heard waits for the screen, and so does the hall', () => {
    const listening = started({ mode: 'listening' })
    const first = 1000 + 3000
    expect(screenView(listening, first, around).turn).toMatchObject({
      isHeard: true,
      cue: { kind: 'sound', text: expect.any(String) },
    })
    expect(memberView(listening, 1, first)?.turn?.choices).toEqual([])
    const gone = foldAll([[first + 10, null, { type: 'gone', member: null }]], listening)
    expect(gone).toMatchObject({ state: 'paused', pause: 'host-away' })
  })
})

describe('teams', () => {
  const hall = started({ form: 'teams', shows: 'three', ownPlace: true }, 4)
  const { at, turn } = nextQuestion(hall, 1000)

  test('one side attacks, the other defends, and places are shared', () => {
    const closed = foldAll(answers(hall, at, turn.id, [3]), hall)
    const roles = [1, 2, 3, 4].map(number => memberView(hall, number, at)?.turn?.role)
    expect(roles.filter(role => role === 'attack')).toHaveLength(2)
    const places = [1, 2, 3, 4].map(number => memberView(closed, number, at + 2000)?.place)
    expect(places).toEqual([1, 1, 4, 1])
    expect(screenView(closed, at + 2000, around).board).toHaveLength(3)
  })

  test('sides only: the health that decides who wins, the better one first, and no name', () => {
    const sides = started({ form: 'teams' }, 4)
    const asked = nextQuestion(sides, 1000)
    const closed = foldAll(answers(sides, asked.at, asked.turn.id, [2]), sides)
    const over = foldAll([[asked.at + 9000, null, { type: 'end' }]], closed)
    const [first, second] = screenView(over, asked.at + 9000, around).board
    expect(over.outcome).toBe(`side${first?.side}`)
    expect(first).toMatchObject({ name: '', place: 1 })
    expect(second).toMatchObject({ name: '', place: 2, health: expect.any(Number) })
    expect(first?.health).toBeGreaterThan(second?.health ?? 0)
    expect(memberView(closed, 1, asked.at + 2000)?.place).toBeNull()
  })

  test('a hall that ends before a turn was played has no outcome, later the one that it has', () => {
    expect(foldAll([[at, null, { type: 'end' }]], hall).outcome).toBe('none')
    const closed = foldAll(answers(hall, at, turn.id), hall)
    expect(foldAll([[at + 9000, null, { type: 'end' }]], closed).outcome).toMatch(/^side[12]$/)
  })
})
