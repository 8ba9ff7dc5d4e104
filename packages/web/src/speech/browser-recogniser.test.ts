import { beforeEach, expect, test } from 'vitest'
import { tieredRecogniser } from './browser-recogniser'
import { PretendNative } from './pretend-native'
import type { Recognise, RecordingEnd } from './recogniser'

beforeEach(() => PretendNative.reset())

/** A recording whose ends are noted. */
function record(recognise: Recognise) {
  const ends: RecordingEnd[] = []
  const nothing = () => undefined
  const open = recognise('es-ES', {
    onStart: nothing,
    onInterim: nothing,
    onEnd: end => ends.push(end),
  })
  return { open, ends }
}

const last = () => PretendNative.made.at(-1)
const tiers = () => PretendNative.made.map(native => (native.processLocally ? 'device' : 'browser'))

test('the device is asked only where it is ready', async () => {
  const { recognise, prepare } = tieredRecogniser(PretendNative)
  PretendNative.onDevice = 'downloadable'
  await prepare('es-ES')
  record(recognise)
  PretendNative.onDevice = 'available'
  await prepare('es-ES')
  record(recognise)
  expect(tiers()).toEqual(['browser', 'device'])
})

test.each(['network', 'service-not-allowed', 'language-not-supported'])(
  '%s hands over to the browser, and the device is not asked again',
  async error => {
    const { recognise, prepare } = tieredRecogniser(PretendNative)
    PretendNative.onDevice = 'available'
    await prepare('es-ES')
    const { ends } = record(recognise)
    last()?.tell('error', { error })
    expect(tiers()).toEqual(['device', 'browser'])
    expect(ends).toEqual([])
    last()?.result(true, [['hola', 0.7]])
    expect(ends).toEqual([{ heard: [{ transcript: 'hola', confidence: 0.7 }] }])
    record(recognise)
    expect(tiers()).toEqual(['device', 'browser', 'browser'])
  },
)

test.each(['no-speech', 'not-allowed', 'audio-capture'])(
  '%s is told at once: another tier would hear no better',
  async error => {
    const { recognise, prepare } = tieredRecogniser(PretendNative)
    PretendNative.onDevice = 'available'
    await prepare('es-ES')
    const { ends } = record(recognise)
    last()?.tell('error', { error })
    expect(ends).toEqual([{ failure: error }])
    expect(tiers()).toEqual(['device'])
  },
)

test('the failure of the last tier is told, and it is tried again', () => {
  const { recognise } = tieredRecogniser(PretendNative)
  for (const error of ['network', 'service-not-allowed']) {
    const { ends } = record(recognise)
    last()?.tell('error', { error })
    expect(ends).toEqual([{ failure: error }])
  }
  expect(tiers()).toEqual(['browser', 'browser'])
})

test('a dropped recording goes on in no tier', async () => {
  const { recognise, prepare } = tieredRecogniser(PretendNative)
  PretendNative.onDevice = 'available'
  await prepare('es-ES')
  const { open, ends } = record(recognise)
  open.drop()
  last()?.tell('error', { error: 'network' })
  expect(tiers()).toEqual(['device'])
  expect(ends).toEqual([])
})

test('a browser that cannot say what is ready recognises all the same', async () => {
  const broken = class extends PretendNative {
    static override available() {
      return Promise.reject(new Error('not here'))
    }
  }
  const { recognise, prepare } = tieredRecogniser(broken)
  await prepare('es-ES')
  record(recognise)
  expect(tiers()).toEqual(['browser'])
})
