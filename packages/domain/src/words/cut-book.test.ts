import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SongLanguage } from '../choices/song-choices'
import { applyCuts, cutBook, cutFault, plainCut } from './cut-book'

/** Cuts told as `text=part|part`. */
const cutsOf = (told: string) =>
  told
    .split(';')
    .filter(each => each !== '')
    .map(each => {
      const [text = '', parts = ''] = each.split('=')
      return { text, parts: parts.split('|') }
    })

test.each<[string, SongLanguage, string, string, string]>([
  ['neighbours are joined', 'chinese', '花园里=花园里', '走在|花园|里', '走在|花园里'],
  ['a word is parted', 'chinese', '带着=带|着', '我|带着|青春', '我|带|着|青春'],
  ['a gap goes elsewhere', 'chinese', '外冒出=外|冒出', '往|外冒|出', '往|外|冒出'],
  ['the longest text counts', 'chinese', '带着=带|着;带着青春=带着|青春', '带着|青春', '带着|青春'],
  ['parts are not cut again', 'chinese', '带着=带|着;着我=着我', '带着|我', '带|着|我'],
  ['of two the last counts', 'chinese', '带着=带|着;带着=带着', '带|着', '带着'],
  ['half a word is none', 'chinese', '带着=带|着', '带|着急', '带|着急'],
  ['every place', 'french', 'la mer=la mer', 'la|mer|la|mer', 'la mer|la mer'],
  ['case counts nothing', 'spanish', 'Buenos Aires=Buenos Aires', 'buenos|aires', 'Buenos Aires'],
  ['in German it does', 'german', 'guten Tag=guten Tag', 'Guten|Tag', 'Guten|Tag'],
  ['an elision is undone', 'french', "j'ai=j'ai", "j'|ai|faim", "j'ai|faim"],
  ['German is parted', 'german', "weißt's=weißt|'s", "Du|weißt's", "Du|weißt|'s"],
  [
    'one word is not its phrase',
    'french',
    'sur tout=sur tout',
    'surtout|sur|tout',
    'surtout|sur tout',
  ],
  ['nor its parts', 'french', 'sur tout=sur|tout', 'surtout|sur|tout', 'surtout|sur|tout'],
  ['nothing is remembered', 'german', '', 'Du|weißt', 'Du|weißt'],
])('%s', (_, language, told, words, cut) => {
  const applied = applyCuts(words.split('|'), cutBook(cutsOf(told), language))
  expect(applied.map(({ text }) => text).join('|')).toBe(cut)
})

test('a word tells whether it was remembered, and where it came from', () => {
  expect(applyCuts(['我', '带着', '花', '园'], cutBook(cutsOf('带着=带|着'), 'chinese'))).toEqual([
    { text: '我', from: 0, isRemembered: false },
    { text: '带', from: 1, isRemembered: true },
    { text: '着', from: 1, isRemembered: true },
    { text: '花', from: 2, isRemembered: false },
    { text: '园', from: 3, isRemembered: false },
  ])
})

test.each<[SongLanguage, string, string | undefined]>([
  ['chinese', '带着=带|着', undefined],
  ['spanish', 'Buenos Aires=buenos aires', undefined],
  ['chinese', '带着=带|走', 'must have the letters of the text'],
  ['german', 'Tag=tag', 'must have the letters of the text'],
  ['french', 'la mer=la|mer|', 'is required'],
])('in %s %s is refused with %s', (language, told, fault) => {
  expect(cutsOf(told).map(cut => cutFault(cut, language))).toEqual([fault])
})

test('a Chinese cut is kept without spaces, others with plain ones', () => {
  expect(plainCut({ text: '走 在', parts: [' 走 在'] }, 'chinese')).toEqual({
    text: '走在',
    parts: ['走在'],
  })
  expect(plainCut({ text: 'la  mer', parts: ['la', ' mer'] }, 'french')).toEqual({
    text: 'la mer',
    parts: ['la', 'mer'],
  })
})

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 3 })
const cut = fc
  .array(word, { minLength: 1, maxLength: 3 })
  .map(parts => ({ text: parts.join(''), parts }))

test('whatever is remembered, no letter is lost or changed', () => {
  fc.assert(
    fc.property(fc.array(word), fc.array(cut), (words, cuts) => {
      const applied = applyCuts(words, cutBook(cuts, 'chinese'))
      expect(applied.map(({ text }) => text).join('')).toBe(words.join(''))
    }),
  )
})

test('a whole text that is remembered is cut so, however it was cut', () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), cut, fc.nat(), (words, other, at) => {
      const text = words.join('')
      const gap = at % text.length
      const parts = gap === 0 ? [text] : [text.slice(0, gap), text.slice(gap)]
      const longer = other.text.length > text.length ? [other] : []
      const applied = applyCuts(words, cutBook([...longer, { text, parts }], 'chinese'))
      expect(applied.map(each => each.text)).toEqual(parts)
    }),
  )
})
