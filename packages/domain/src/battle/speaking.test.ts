import { expect, test } from 'vitest'
import type { BattleDifficulty } from '../choices/battle-difficulties'
import { scoreSpeech } from '../speech/score-speech'
import { type Battle, type BattleEvent, newBattle } from './battle'
import type { BattleSetup } from './battle-setup'
import { armed, nextQuestion, pass, say, turnOf, use } from './powers/sample-powers'
import { randomFromSeed } from './random'
import { checkRecord } from './record/check-record'
import { sampleLine, sampleSetup } from './sample-battle'
import { step } from './step'
import { fastestAnswer } from './timing'
import { nextDeadline } from './turn/next-deadline'

const asked = (changes: Partial<BattleSetup> = {}) =>
  armed([], [], { mode: 'speaking', ...changes })

/** The words of the line that is asked for. */
const wordsOf = (battle: Battle) =>
  battle.setup.lines[turnOf(battle).lineIndex]?.text.split(' ') ?? []

const fourWords = ['uno dos tres cuatro', 'cinco seis siete ocho'].map((text, index) =>
  sampleLine(`${index}`, index === 0 ? 1 : 2, text),
)

/** A line of four words of which so many were said. */
function saidOfFour(said: number, difficulty: BattleDifficulty) {
  const battle = asked({ lines: fourWords, difficulty })
  return { battle, answered: say(battle, wordsOf(battle).slice(0, said).join(' ')) }
}

test.each<[BattleDifficulty, number, boolean]>([
  ['easy', 1, false],
  ['easy', 2, true],
  ['normal', 2, false],
  ['normal', 3, true],
  ['hard', 3, false],
  ['hard', 4, true],
])('on %s %i of four words said is right: %s', (difficulty, said, right) => {
  const { battle, answered } = saidOfFour(said, difficulty)
  const { lineId } = turnOf(battle)
  expect(turnOf(answered).moment).toMatchObject({
    state: 'feedback',
    answer: { right, choice: right ? lineId : null, said: { percent: said * 25 } },
  })
})

test('a line that was said hits the opponent, its words stay in view for 3 seconds before that', () => {
  const battle = asked()
  const heard = [{ transcript: wordsOf(battle).join(' '), confidence: 1 }]
  const event: BattleEvent = { type: 'say', at: battle.now + 4000, heard }
  const answered = step(battle, event, randomFromSeed(1), scoreSpeech)
  const health = battle.players[2].currentHealth
  expect(pass(answered, 2999).players[2].currentHealth).toBe(health)
  const attack = pass(answered, 3000)
  expect(attack.players[2].currentHealth).toBe(health - 16)
  expect(turnOf(attack).moment).toMatchObject({
    state: 'battle',
    answer: { said: { percent: 100 } },
  })
})

test('another thing said hurts the learner as a wrong choice does', () => {
  const battle = asked()
  const attack = pass(say(battle, 'no lo sé'), 3000)
  expect(attack.players[1].currentHealth).toBe(190)
  expect(attack.happenings.at(-1)).toMatchObject({ kind: 'self-hit', damage: 10 })
})

test('the best of what was heard counts', () => {
  const battle = asked({ difficulty: 'hard' })
  const heard = ['nada', wordsOf(battle).join(' ')].map(transcript => ({
    transcript,
    confidence: 0.5,
  }))
  const event: BattleEvent = { type: 'say', at: battle.now + 2000, heard }
  const answered = step(battle, event, randomFromSeed(1), scoreSpeech)
  expect(turnOf(answered).moment).toMatchObject({ answer: { right: true } })
})

test('what is to be said cannot be chosen', () => {
  const battle = asked()
  for (const choice of turnOf(battle).choices) {
    const event: BattleEvent = { type: 'answer', at: battle.now + 2000, choice }
    expect(step(battle, event, randomFromSeed(1), scoreSpeech)).toBe(battle)
  }
})

test.each(['reading', 'listening'] as const)('in %s nothing can be said', mode => {
  const random = randomFromSeed(1)
  let battle = step(newBattle(sampleSetup({ mode })), { type: 'start', at: 0 }, random)
  const heard = [{ transcript: 'Gracias, la buscaba.', confidence: 1 }]
  for (let at = 0; at < 60_000; at += 500) {
    battle = step(battle, { type: 'time', at }, random)
    battle = step(battle, { type: 'heard', at }, random)
    expect(step(battle, { type: 'say', at, heard }, random, scoreSpeech)).toBe(battle)
  }
  expect(battle.spoken).toBeGreaterThan(0)
})

test('nothing counts as said in the computer’s turn, before the turn, twice, or without a word', () => {
  const battle = asked()
  const line = wordsOf(battle).join(' ')
  const answered = say(battle, line)
  expect(say(answered, line)).toBe(answered)
  const computers = nextQuestion(answered, 2)
  expect(say(computers, line)).toBe(computers)
  const begun = newBattle(sampleSetup({ mode: 'speaking' }))
  expect(say(begun, line)).toBe(begun)
  const event: BattleEvent = { type: 'say', at: battle.now + 2000, heard: [] }
  expect(step(battle, event, randomFromSeed(1), scoreSpeech)).toBe(battle)
})

test('while the game is paused nothing can be said', () => {
  const paused = use(armed(['freeze'], [], { mode: 'speaking' }), 'freeze')
  expect(say(paused, wordsOf(paused).join(' '))).toBe(paused)
})

test('without anybody to judge it nothing that is said counts', () => {
  const battle = asked()
  const heard = [{ transcript: wordsOf(battle).join(' '), confidence: 1 }]
  expect(step(battle, { type: 'say', at: battle.now + 2000, heard }, randomFromSeed(1))).toBe(
    battle,
  )
})

/** A whole game of a learner who says every line `pace` milliseconds a character after it came. */
function wholeGame(setup: BattleSetup, seed: number, pace: number) {
  const random = randomFromSeed(seed)
  const events: BattleEvent[] = []
  let battle = newBattle(setup)
  const tell = (event: BattleEvent) => {
    battle = step(battle, event, random, scoreSpeech)
    events.push(event)
  }
  tell({ type: 'start', at: 0 })
  for (let due = nextDeadline(battle); due !== null; due = nextDeadline(battle)) {
    const { phase } = battle
    const turn = phase.name === 'roundPlay' && phase.turn.player === 1 ? phase.turn : null
    if (turn?.moment.state === 'answer') {
      const transcript = setup.lines[turn.lineIndex]?.text ?? ''
      const at = turn.moment.since + Math.max(fastestAnswer, transcript.length * pace)
      tell({ type: 'say', at, heard: [{ transcript, confidence: 0.9 }] })
    } else tell(due.event)
  }
  if (battle.phase.name !== 'gameEnd') throw new Error('the battle did not end')
  return { events, end: battle.now, result: battle.phase.result }
}

const setup = sampleSetup({ mode: 'speaking', difficulty: 'easy', powers: ['speaking-master'] })

test('a spoken game is judged again to the last point', () => {
  const { events, end, result } = wholeGame(setup, 5, 60)
  expect(result.winner).toBe(1)
  expect(checkRecord(setup, 5, events, end)).toMatchObject({
    kind: 'told',
    isWinner: true,
    score: result.scores[1],
  })
})

test('a whole line said faster than any tongue contradicts itself; 20 milliseconds a character do not', () => {
  const { events, end } = wholeGame(setup, 5, 20)
  expect(checkRecord(setup, 5, events, end).kind).not.toBe('contradiction')
  const first = events.findIndex(({ type }) => type === 'say')
  const hurried = events.map((event, place) =>
    place === first ? { ...event, at: event.at - 1 } : event,
  )
  expect(checkRecord(setup, 5, hurried, end)).toEqual({ kind: 'contradiction' })
})

test('other words in the record are judged as what they are', () => {
  const { events, end } = wholeGame(setup, 5, 60)
  const told = events.map(event =>
    event.type === 'say' ? { ...event, heard: [{ transcript: 'xyz', confidence: 1 }] } : event,
  )
  expect(checkRecord(setup, 5, told, end).kind).not.toBe('told')
})
