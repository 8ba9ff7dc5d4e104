import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listenOnce } from './listen-once'
import { PretendNative } from './pretend-native'

beforeEach(() => PretendNative.reset())
afterEach(() => vi.useRealTimers())

/** A recording whose news are noted. */
function listen(dialect = 'es-MX', isLocal = false) {
  const news: unknown[] = []
  const open = listenOnce(PretendNative, dialect, isLocal, {
    onStart: () => news.push('start'),
    onInterim: transcript => news.push(transcript),
    onEnd: end => news.push(end),
  })
  const [native] = PretendNative.made
  if (native === undefined) throw new Error('nothing was asked')
  return { native, open, news }
}

test('it asks for the dialect, interim results and 50 alternatives', () => {
  const { native } = listen()
  expect(native).toMatchObject({
    lang: 'es-MX',
    interimResults: true,
    maxAlternatives: 50,
    continuous: false,
    calls: ['start'],
  })
  expect(native.processLocally).toBeUndefined()
  PretendNative.reset()
  expect(listen('es-MX', true).native.processLocally).toBe(true)
})

test('it tells when the microphone is open, what is heard so far, and all alternatives at the end, once', () => {
  const { native, news } = listen()
  native.tell('start')
  native.result(false, [['hol', 0]])
  native.result(true, [
    ['hola ', 0.9],
    ['ola', 0],
  ])
  native.result(true, [['hola', 0.9]])
  native.tell('end')
  expect(news).toEqual([
    'start',
    'hol',
    {
      heard: [
        { transcript: 'hola', confidence: 0.9 },
        { transcript: 'ola', confidence: null },
      ],
    },
  ])
  expect(native.calls).toContain('abort')
})

test('an utterance that is told in parts is one', () => {
  const { native, news } = listen()
  native.result(true, [['buenos', 0.9]], [['días', 0.8]])
  expect(news).toEqual([{ heard: [{ transcript: 'buenos días', confidence: null }] }])
})

test.each([
  ['nomatch', {}, 'no-match'],
  ['error', { error: 'no-speech' }, 'no-speech'],
  ['error', { error: 'audio-capture' }, 'audio-capture'],
  ['error', { error: 'not-allowed' }, 'not-allowed'],
  ['end', {}, 'no-speech'],
])('%s %j ends it as %s', (type, properties, failure) => {
  const { native, news } = listen()
  native.tell(type, properties)
  native.tell('end')
  expect(news).toEqual([{ failure }])
})

test('an end without a final result takes what was heard so far', () => {
  const { native, news } = listen()
  native.result(false, [['hola', 0]])
  native.tell('end')
  expect(news.at(-1)).toEqual({ heard: [{ transcript: 'hola', confidence: null }] })
})

test('a browser that never ends is left alone 1.5 seconds after it was stopped', () => {
  vi.useFakeTimers()
  const { native, open, news } = listen()
  native.result(false, [['hola', 0]])
  open.stop()
  expect(native.calls).toEqual(['start', 'stop'])
  vi.advanceTimersByTime(1499)
  expect(news).toEqual(['hola'])
  vi.advanceTimersByTime(1)
  expect(news.at(-1)).toEqual({ heard: [{ transcript: 'hola', confidence: null }] })
})

test('one that is dropped tells nothing more', () => {
  const { native, open, news } = listen()
  open.drop()
  native.tell('start')
  native.result(true, [['hola', 1]])
  native.tell('error', { error: 'aborted' })
  expect(news).toEqual([])
  expect(native.calls).toContain('abort')
})

test('a browser that cannot begin fails', async () => {
  PretendNative.isBroken = true
  const { news } = listen()
  await expect.poll(() => news).toEqual([{ failure: 'audio-capture' }])
})
