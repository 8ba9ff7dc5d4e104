import { expect, test } from 'vitest'
import { type Battle, type BattleEvent, newBattle } from './battle'
import type { BattleSetup, PlayerNumber } from './battle-setup'
import { randomFromSeed } from './random'
import { checkRecord } from './record/check-record'
import { replay } from './record/replay'
import { sampleSetup } from './sample-battle'
import { step } from './step'
import { answerClock } from './turn/answer-clock'
import { dialogueSoFar, listeningCue } from './turn/cue'
import { nextDeadline } from './turn/next-deadline'

const hour = 3_600_000

/** A listening battle whose first line is being spoken, and belongs to the given player. */
function spokenTo(player: PlayerNumber, changes: Partial<BattleSetup> = {}) {
  for (let seed = 0; ; seed += 1) {
    const random = randomFromSeed(seed)
    const setup = sampleSetup({ mode: 'listening', ...changes })
    const begun = step(newBattle(setup), { type: 'start', at: 0 }, random)
    const battle = step(begun, { type: 'time', at: 3000 }, random)
    if (turnOf(battle).player === player) {
      return { battle, send: (to: Battle, event: BattleEvent) => step(to, event, random), seed }
    }
  }
}

function turnOf(battle: Battle) {
  if (battle.phase.name !== 'roundPlay') throw new Error(`no turn in ${battle.phase.name}`)
  return battle.phase.turn
}

test.each([1, 2] as const)(
  'the line of player %i is spoken first, however long it takes',
  player => {
    const { battle, send } = spokenTo(player)
    expect(turnOf(battle).moment).toEqual({ state: 'start', since: 3000, endsAt: null })
    expect(answerClock(battle)).toBeNull()
    expect(nextDeadline(battle)).toBeNull()
    expect(send(battle, { type: 'time', at: hour })).toBe(battle)
  },
)

test.each([
  ['easy', 400, 60_000],
  ['normal', 401, 30_000],
  ['hard', 4200, 15_000],
  ['normal', hour, 30_000],
] as const)(
  'on %s the clock starts when the line was heard after %i ms',
  (difficulty, spoken, time) => {
    const { battle, send } = spokenTo(1, { difficulty })
    const heard = send(battle, { type: 'heard', at: 3000 + spoken })
    expect(answerClock(heard)).toEqual({ since: 3000 + spoken, endsAt: 3000 + spoken + time })
  },
)

test.each([
  [250, 20],
  [5000, 15],
])('an answer %i ms after the end of a long line deals %i', (wait, damage) => {
  const { battle, send } = spokenTo(1)
  const { lineId: choice } = turnOf(battle)
  const heard = send(battle, { type: 'heard', at: 9000 })
  const answered = send(heard, { type: 'answer', at: 9000 + wait, choice })
  const attack = send(answered, { type: 'time', at: 9000 + wait + 1200 })
  expect(turnOf(attack).moment).toMatchObject({ state: 'battle', damage })
})

test('nothing can be answered before the line was heard', () => {
  const { battle, send } = spokenTo(1)
  for (const choice of turnOf(battle).choices) {
    expect(send(battle, { type: 'answer', at: 5000, choice })).toBe(battle)
  }
})

test('only the first hearing counts: a replay leaves the clock alone', () => {
  const { battle, send } = spokenTo(1)
  const heard = send(battle, { type: 'heard', at: 5000 })
  expect(send(heard, { type: 'heard', at: 8000 })).toBe(heard)
})

test('with relaxed timing the line comes first too, and then there is no clock', () => {
  const { battle, send } = spokenTo(1, { relaxed: true })
  const { lineId: choice } = turnOf(battle)
  expect(send(battle, { type: 'answer', at: 5000, choice })).toBe(battle)
  const heard = send(battle, { type: 'heard', at: 5000 })
  expect(answerClock(heard)).toBeNull()
  expect(turnOf(send(heard, { type: 'answer', at: hour, choice })).moment.state).toBe('feedback')
})

test('the computer thinks only after its line was heard', () => {
  const { battle, send } = spokenTo(2)
  const heard = send(battle, { type: 'heard', at: 7000 })
  const { moment } = turnOf(heard)
  if (moment.state !== 'answer' || moment.plan === null) throw new Error('no plan')
  expect(moment).toMatchObject({ since: 7000, endsAt: 7000 + moment.plan.shown })
})

test('in reading mode nothing is to be heard', () => {
  const random = randomFromSeed(1)
  const begun = step(newBattle(sampleSetup()), { type: 'start', at: 0 }, random)
  expect(step(begun, { type: 'heard', at: 1000 }, random)).toBe(begun)
  const asked = step(begun, { type: 'time', at: 3000 }, random)
  expect(turnOf(asked).moment.state).toBe('answer')
  expect(step(asked, { type: 'heard', at: 4000 }, random)).toBe(asked)
  expect(listeningCue(asked)).toBeNull()
})

/** The battles of a game whose lines take 2 seconds each and whose learner never answers. */
function wholeGame() {
  const { seed } = spokenTo(1)
  const setup = sampleSetup({ mode: 'listening', difficulty: 'hard' })
  const random = randomFromSeed(seed)
  const events: BattleEvent[] = []
  const battles: Battle[] = []
  let battle = newBattle(setup)
  for (let event: BattleEvent | undefined = { type: 'start', at: 0 }; event !== undefined; ) {
    battle = step(battle, event, random)
    events.push(event)
    battles.push(battle)
    const speaks = battle.phase.name === 'roundPlay' && turnOf(battle).moment.state === 'start'
    event = speaks
      ? { type: 'heard', at: battle.now + 2000 }
      : (nextDeadline(battle)?.event ?? undefined)
  }
  return { setup, seed, events, battles, last: battle }
}

test('the log never holds the line that is being asked', () => {
  const asked = wholeGame().battles.filter(
    ({ phase }) =>
      phase.name === 'roundPlay' && ['start', 'answer'].includes(phase.turn.moment.state),
  )
  expect(asked.length).toBeGreaterThan(10)
  for (const battle of asked) {
    expect(dialogueSoFar(battle).map(line => line.id)).not.toContain(turnOf(battle).lineId)
  }
})

test('every turn has a cue of its own, the clip of its line or else its words', () => {
  const { battles } = wholeGame()
  const cues = new Map(battles.map(battle => [listeningCue(battle)?.turn, listeningCue(battle)]))
  expect(cues.get('1-0')).toEqual({ turn: '1-0', text: '¿Tienes mi llave?', audio: null })
  expect(cues.get('2-5')).toEqual({ turn: '2-5', text: 'De tu vecino.', audio: null })
})

test('a game that is listened to ends, and its replay is the same to the last point', () => {
  const { setup, seed, events, last } = wholeGame()
  expect(last.phase.name).toBe('gameEnd')
  expect(replay(setup, seed, events)).toEqual(last)
  const told = events.filter(event => event.type !== 'time')
  expect(replay(setup, seed, [...told, { type: 'time', at: last.now }])).toEqual(last)
})

const clips = (duration: number | null) =>
  sampleSetup().lines.map(line => ({ ...line, audio: '/media/clip', duration }))

test.each<[string, Partial<BattleSetup>, number]>([
  ['its clip', { lines: clips(2400) }, 2400],
  ['its clip, slower with Take It Easy', { lines: clips(2400), powers: ['take-it-easy'] }, 4800],
  ['a clip of unknown length, as quickly as anybody speaks', { lines: clips(null) }, 17 * 20],
])(
  'a line told to be heard sooner than %s can end counts from its end',
  (_what, changes, shortest) => {
    const { battle, send } = spokenTo(1, changes)
    const { lineId: choice } = turnOf(battle)
    const early = send(battle, { type: 'heard', at: 3001 })
    expect(turnOf(early).moment).toEqual({ state: 'start', since: 3000, endsAt: 3000 + shortest })
    expect(send(early, { type: 'heard', at: 3002 })).toBe(early)
    expect(send(early, { type: 'answer', at: 3300, choice })).toBe(early)
    const asked = send(early, { type: 'time', at: 3000 + shortest })
    expect(answerClock(asked)?.since).toBe(3000 + shortest)
    expect(send(battle, { type: 'heard', at: 3000 + shortest })).toEqual(asked)
  },
)

test('a record in which a clip was answered before it can have ended is not believed', () => {
  const { battle, seed } = spokenTo(1, { lines: clips(2400) })
  const answered: BattleEvent[] = [
    { type: 'start', at: 0 },
    { type: 'heard', at: 3100 },
    { type: 'answer', at: 4000, choice: turnOf(battle).lineId },
  ]
  expect(checkRecord(battle.setup, seed, answered, hour)).toEqual({ kind: 'contradiction' })
})
