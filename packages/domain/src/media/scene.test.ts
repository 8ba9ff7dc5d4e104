import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostProps, places, props } from '../choices/scene-choices'
import { readScene, sceneWord } from './scene'

test('there are 28 places and 79 props, and no word is both', () => {
  expect(places).toHaveLength(28)
  expect(props).toHaveLength(79)
  expect(new Set([...places, ...props]).size).toBe(28 + 79)
})

test('a scene said as a word is read back as it was', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...places),
      fc.uniqueArray(fc.constantFrom(...props), { maxLength: mostProps }),
      (place, chosen) => {
        const scene = { place, props: chosen }
        expect(readScene(sceneWord(scene))).toEqual(scene)
      },
    ),
  )
})

test.each([
  '',
  '~',
  'castle',
  'key',
  'Hotel',
  'hotel~',
  'hotel~~key',
  'hotel~sword',
  'hotel~key~key',
  'hotel~key~cat~dog~bird',
  'hotel~toString',
  'constructor',
  ' hotel',
])('%j is no scene', word => {
  expect(readScene(word)).toBeUndefined()
})
