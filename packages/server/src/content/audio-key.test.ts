import fc from 'fast-check'
import { expect, test } from 'vitest'
import { audioKey, type Speaker, speakerOf } from './audio-key'

const ana: Speaker = { voice: 'high', age: 'adult', pace: 1 }

test('a known line has the clip name that the files on disk carry', () => {
  expect(audioKey('es', ana, 'Hola.')).toBe('es/fc9fc42aa0385a7eb618.mp3')
})

test('speaker, text and language each lead to another clip', () => {
  const keys = [
    audioKey('es', ana, 'Hola.'),
    audioKey('es', { ...ana, voice: 'low' }, 'Hola.'),
    audioKey('es', { ...ana, age: 'old' }, 'Hola.'),
    audioKey('es', { ...ana, pace: 0.85 }, 'Hola.'),
    audioKey('es', ana, 'Hola'),
    audioKey('de', ana, 'Hola.'),
  ]
  expect(new Set(keys).size).toBe(keys.length)
})

test.each([
  [{ voice: 'low', age: 'young' }, 'B1', { voice: 'low', age: 'adult', pace: 1 }],
  [{ voice: 'high', age: 'child' }, 'A1', { voice: 'high', age: 'child', pace: 0.85 }],
  [{ voice: 'low', age: 'old' }, 'A2', { voice: 'low', age: 'old', pace: 0.85 }],
  [{ voice: 'high' }, 'C2', { voice: 'high', age: 'adult', pace: 1 }],
] as const)('%o at %s sounds as %o', (character, level, speaker) => {
  expect(speakerOf(character, level)).toEqual(speaker)
})

test('a key is always a safe path of one folder and one file', () => {
  fc.assert(
    fc.property(fc.constantFrom('high', 'low'), fc.string({ unit: 'binary' }), (voice, text) => {
      expect(audioKey('fr', { ...ana, voice }, text)).toMatch(/^fr\/[0-9a-f]{20}\.mp3$/)
    }),
  )
})
