import { expect, test } from 'vitest'
import { firstSung, isNeverSung } from './leave-out'

const song = { title: '小雨', artist: 'Ana Mar' }

test.each([
  'Written by Ana Mar',
  'performed by the neighbours',
  'Lyrics & music by Ana Mar',
  'Words and music by Ana',
  'All lyrics written by Ana',
  'Written, produced and arranged by Ana',
  'Letra y música de Ana Mar',
  'Interpretada por Ana',
  'Paroles et musique de Ana',
  'Écrit par Ana',
  'Musik von Ana',
  'Gesungen von Ana',
  '词曲 某人',
  '演唱 某人',
  '词曲/演唱 某人',
  '作词 作曲 某人',
  '演唱 - 某人',
  '作詞：某人',
  'Lyrics: Ana',
  '♪',
  '（♪♪♪）',
  '♪️ ~',
  '小雨 - Ana Mar',
  'x3',
])('%s is left out before the first sung line', text => {
  expect(firstSung([text, '我爱你'], song)).toBe(1)
})

test.each([
  'By the rivers',
  'Song of the rain',
  'Written in the stars',
  'Music makes me',
  'La letra de tu nombre',
  'Text me by noon',
  '演唱会开始',
  '词不达意',
  '小雨',
  '♪ La lluvia ♪',
  '... oh',
])('%s is sung', text => {
  expect(firstSung([text, '我爱你'], song)).toBe(0)
  expect(isNeverSung(text)).toBe(false)
})

test.each([
  ['credits under the title', ['小雨', '演唱 某人', '我爱你'], 2],
  ['under another title', ['Xiao yu', 'Performed by Ana', '我爱你'], 2],
  ['under title and singer', ['小雨', 'Ana Mar', '词曲 某人', '我爱你'], 3],
  ['a title that is sung', ['小雨', '小雨', '我爱你'], 0],
  ['credits after the first line of a verse', ['我爱你', '明天', '演唱 某人'], 0],
  ['nothing else', ['演唱 某人'], 1],
])('%s', (_, lines, place) => {
  expect(firstSung(lines, song)).toBe(place)
})

test.each(['♪', '♪ ♫ 🎵', '♪ (Instrumental) ♪', '♪ 间奏 ♪', '---', '*', 'www.lyrics.example'])(
  '%s is never sung',
  text => {
    expect(isNeverSung(text)).toBe(true)
  },
)
