import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SongLanguage } from '../choices/song-choices'
import { applyCuts, cutBook } from './cut-book'
import { changedCuts, joinWithNext, waysToPart } from './fix-cut'

test.each<[SongLanguage, string, string, number, string]>([
  ['chinese', '走在花园里', '走在|花园|里', 1, '走在|花园里'],
  ['french', 'La mer, la mer', 'la|mer|la|mer', 0, 'la mer|la|mer'],
  ['french', 'J’ai faim', "j'|ai|faim", 0, "j'ai|faim"],
  ['french', 'Surtout sur tout', 'surtout|sur|tout', 1, 'surtout|sur tout'],
  ['german', "Du weißt's", "Du|weißt|'s", 1, "Du|weißt's"],
])('in %s, %s: %s is joined at %i to %s', (language, text, words, place, joined) => {
  expect(joinWithNext(words.split('|'), place, { text, language }).join('|')).toBe(joined)
})

test.each([
  ['花园里', ['花 园里', '花园 里']],
  ['é'.normalize('NFD') + 'a', [`${'é'.normalize('NFD')} a`]],
  ['la mer', ['l a mer', 'la mer', 'la m er', 'la me r']],
  ['a', []],
])('%s can be parted in %j', (word, ways) => {
  expect(waysToPart(word).map(([left, right]) => `${left} ${right}`)).toEqual(ways)
})

test.each([
  ['花园|里', '花园里', ['花园里=花园里']],
  ['我|带着|青春', '我|带|着|青春', ['带着=带|着']],
  ['往|外冒|出|来', '往|外|冒出|来', ['外冒出=外|冒出']],
  ['一|起|走|吧', '一起|走吧', ['一起=一起', '走吧=走吧']],
  ['一起|走', '一起|走', []],
  ['一起|走', '一起', []],
])('from %s to %s is changed: %j', (before, after, changed) => {
  const line = { text: '', language: 'chinese' as const }
  expect(
    changedCuts(before.split('|'), after.split('|'), line).map(
      ({ text, parts }) => `${text}=${parts.join('|')}`,
    ),
  ).toEqual(changed)
})

const gaps = fc.array(fc.boolean(), { minLength: 8, maxLength: 8 })
const cutAt = (at: readonly boolean[]) =>
  Array.from('abcdefgh', (letter, place) => (place > 0 && at[place] ? `|${letter}` : letter))
    .join('')
    .split('|')

test('what was remembered of a correction makes the same correction again', () => {
  fc.assert(
    fc.property(gaps, gaps, (before, after) => {
      const [was, now] = [cutAt(before), cutAt(after)]
      const cuts = changedCuts(was, now, { text: 'abcdefgh', language: 'chinese' })
      const again = applyCuts(was, cutBook(cuts, 'chinese'))
      expect(again.map(({ text }) => text)).toEqual(now)
    }),
  )
})
