import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldText } from '../text/fold'
import { cardSecrets } from './card-secrets'
import { foldWords, wordsOfVersion, wordsVersionFor } from './card-words'

describe.each(['en', 'es', 'fr', 'de'])('the words of %s', language => {
  const words = wordsOfVersion(wordsVersionFor(language))

  test('are 1,024, short, and none is another one without its accents', () => {
    expect(new Set(words.map(foldText)).size).toBe(1024)
    expect(words.filter(word => !/^\p{L}{3,9}$/u.test(word))).toEqual([])
  })

  test('are typed as one likes: case, accents and signs between them do not count', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), bytes => {
        const { words: three } = cardSecrets(bytes, words)
        const said = foldWords(three.join(' '))
        expect(said.split(' ')).toHaveLength(3)
        expect(foldWords(` ${three.join(' - ').toUpperCase()}.`)).toBe(said)
        expect(foldWords(three.join(',').normalize('NFD'))).toBe(said)
      }),
    )
  })
})

test('whoever reads another language gets English words', () => {
  expect(['zh', 'ar', 'en'].map(wordsVersionFor)).toEqual(['en-1', 'en-1', 'en-1'])
  expect(() => wordsOfVersion('xx-9')).toThrow('xx-9')
})

test('every word and every picture is drawn, each place by bits of its own', () => {
  const words = wordsOfVersion('en-1')
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 32, maxLength: 32 }),
      fc.nat(1023),
      fc.nat(15),
      (bytes, word, picture) => {
        const drawn = Uint8Array.from(bytes)
        drawn[18] = ((bytes[18] ?? 0) & 0xfc) | (word >> 8)
        drawn[19] = word & 255
        drawn[21] = picture << 4
        const secrets = cardSecrets(drawn, words)
        const before = cardSecrets(bytes, words)
        expect(secrets.words).toEqual([before.words[0], before.words[1], words[word]])
        expect(secrets.pictures).toEqual([before.pictures[0], before.pictures[1], picture])
        expect(secrets.qr).toEqual(before.qr)
        expect(secrets.qr).toHaveLength(16)
      },
    ),
  )
})
