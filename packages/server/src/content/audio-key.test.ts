import fc from 'fast-check'
import { expect, test } from 'vitest'
import { audioKey } from './audio-key'

test('a known line has the clip name that the files on disk carry', () => {
  expect(audioKey('es', 'high', 'Hola.')).toBe('es/efa3fb99c7dd61670176.mp3')
})

test('voice, text and language each lead to another clip', () => {
  const keys = [
    audioKey('es', 'high', 'Hola.'),
    audioKey('es', 'low', 'Hola.'),
    audioKey('es', 'high', 'Hola'),
    audioKey('de', 'high', 'Hola.'),
  ]
  expect(new Set(keys).size).toBe(keys.length)
})

test('a key is always a safe path of one folder and one file', () => {
  fc.assert(
    fc.property(fc.constantFrom('high', 'low'), fc.string({ unit: 'binary' }), (voice, text) => {
      expect(audioKey('fr', voice, text)).toMatch(/^fr\/[0-9a-f]{20}\.mp3$/)
    }),
  )
})
