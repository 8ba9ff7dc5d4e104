import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  hasPassed,
  type MicrophoneEvent,
  newMicrophoneTest,
  offersAnotherMode,
  scoreHello,
  stepMicrophoneTest,
} from './microphone-test'

const alternatives = (...transcripts: string[]) =>
  transcripts.map(transcript => ({ transcript, confidence: 0.8 }))

const heard = (...transcripts: string[]): MicrophoneEvent => ({
  type: 'heard',
  alternatives: alternatives(...transcripts),
})
const failed = (code: string): MicrophoneEvent => ({ type: 'failed', code })
const pressed: MicrophoneEvent = { type: 'pressed' }

const after = (...events: MicrophoneEvent[]) => events.reduce(stepMicrophoneTest, newMicrophoneTest)
const tried = (...ends: MicrophoneEvent[]) => after(...ends.flatMap(end => [pressed, end]))

test.each([
  [['Hello'], 100],
  [['hello!'], 100],
  [['yellow', 'Hello.'], 100],
  [['hello hello'], 50],
  [['hello there'], 50],
  [['Hallo'], 0],
  [['你好'], 0],
  [[''], 0],
])('%j is Hello to %i percent', (transcripts, percent) => {
  expect(scoreHello(alternatives(...transcripts)).percent).toBe(percent)
})

test('it listens when it is pressed, and is passed by Hello alone', () => {
  expect(after(pressed).state).toBe('listening')
  expect(after(pressed, pressed)).toEqual(after(pressed))
  const done = tried(heard('Hello'))
  expect(done).toMatchObject({ state: 'done', heard: { percent: 100, confidence: 0.8 } })
  expect(hasPassed(done)).toBe(true)
  expect(hasPassed(tried(heard('Hello there')))).toBe(false)
})

test('another word is told with its percentage, and the next try listens in English', () => {
  const test = tried(heard('hello there'))
  expect(test).toMatchObject({
    state: 'ready',
    failure: 'wrong-word',
    listensIn: 'english',
    heard: { percent: 50, transcript: 'hello there' },
  })
  expect(stepMicrophoneTest(test, pressed)).toMatchObject({ failure: null, heard: null })
})

test.each([
  ['no-match', 'english'],
  ['no-speech', 'english'],
  ['language-not-supported', 'english'],
  ['not-allowed', 'conversation'],
  ['service-not-allowed', 'conversation'],
])('after %s the next try listens in: %s', (code, listensIn) => {
  expect(tried(failed(code))).toMatchObject({ failure: code, listensIn, heard: null })
})

test('after three failures another mode is offered, and a fourth try can still pass', () => {
  const no = heard('no')
  expect(offersAnotherMode(tried(no, failed('no-speech')))).toBe(false)
  const three = tried(no, failed('no-speech'), no)
  expect(offersAnotherMode(three)).toBe(true)
  const passed = [pressed, heard('Hello')].reduce(stepMicrophoneTest, three)
  expect(hasPassed(passed)).toBe(true)
  expect(offersAnotherMode(passed)).toBe(false)
})

test('events out of turn change nothing', () => {
  for (const event of [heard('Hello'), failed('network')]) {
    expect(stepMicrophoneTest(newMicrophoneTest, event)).toBe(newMicrophoneTest)
  }
})

test('it is never passed but by Hello, whatever happens', () => {
  const events = fc.array(
    fc.constantFrom(pressed, heard('no'), heard('hello you'), failed('network')),
  )
  fc.assert(
    fc.property(events, happened => {
      expect(hasPassed(after(...happened))).toBe(false)
    }),
  )
})
