import { expect, test } from 'vitest'
import { readAgain } from '../writing/written-and-read'
import { type FileCase, readCase } from './files-cases'

const head = '#TITLE:La mer\n#ARTIST:Ana\n#MP3:a.mp3\n#BPM:300\n#GAP:10000\n'

/** One shape of a file for each pitfall, as programs write them; what is read of it, and what is told. */
// biome-ignore format: a table, a row each
const cases: FileCase[] = [
  ['one line of words', `${head}: 0 10 0 La\n: 20 30 0  mer\nE\n`, ['10-12.5 La mer {0 1000 3 1100}'], '1 tags-left-out, 6 melody-left-out, 6 word-times-kept'],
  ['spaces before the words', `${head}: 0 10 0 La\n: 20 30 0  mer\n- 60\n: 60 20 0 Le\n: 80 20 0  vent\nE\n`, ['10-12.5 La mer {0 1000 3 1100}', '13-15 Le vent {0 1300 3 1400}'], '1 tags-left-out, 6 melody-left-out, 6 word-times-kept, 9 word-times-kept'],
  ['spaces behind the words', `${head}: 0 10 0 La \n: 20 30 0 mer \n- 60\n: 60 20 0 Le \n: 80 20 0 vent \nE\n`, ['10-12.5 La mer {0 1000 3 1100}', '13-15 Le vent {0 1300 3 1400}'], '1 tags-left-out, 6 melody-left-out, 6 word-times-kept, 9 word-times-kept'],
  ['syllables', `${head}: 0 10 0 lu\n: 10 10 2 na\n: 20 10 3  lle\n: 30 20 1 na\nE\n`, ['10-12.5 luna llena {0 1000 2 1050 5 1100 8 1150}'], '1 tags-left-out, 6 melody-left-out, 6 word-times-kept'],
  ['golden notes, free notes, rap', `${head}* 0 10 0 La\nF 20 10 0  mer\nR 30 10 0  le\nG 40 10 0  vent\nE\n`, ['10-12.5 La mer le vent {0 1000 3 1100 7 1150 10 1200}'], '1 tags-left-out, 6 melody-left-out, 6 word-times-kept'],
  ['a syllable that goes on', `${head}: 0 10 0 La\n: 10 10 2 ~\n: 20 30 0  mer\nE\n`, ['10-12.5 La mer {0 1000 3 1100}'], '1 tags-left-out, 6 melody-left-out, 6 word-times-kept'],
  ['a sign of going on within a syllable', `${head}: 0 10 0 La~\n: 20 30 0  mer\nE\n`, ['10-12.5 La mer {0 1000 3 1100}'], '1 tags-left-out, 6 melody-left-out, 6 word-times-kept'],
  ['a comma in the tempo', '#TITLE:x\n#ARTIST:y\n#BPM:300,5\n#GAP:0\n: 0 4 0 La mer\nE\n', ['0-0.2 La mer'], '5 melody-left-out'],
  ['a point in the tempo', '#TITLE:x\n#BPM:312.5\n#GAP:0\n: 100 48 0 La mer\nE\n', ['4.8-7.1 La mer'], '4 melody-left-out'],
  ['a comma in the gap', '#TITLE:x\n#BPM:300\n#GAP:10000,5\n: 0 50 0 La mer\nE\n', ['10-12.5 La mer'], '4 melody-left-out'],
  ['no gap', '#TITLE:x\n#BPM:300\n: 200 50 0 La mer\nE\n', ['10-12.5 La mer'], '3 melody-left-out'],
  ['a gap below nothing', '#TITLE:x\n#BPM:300\n#GAP:-1000\n: 220 50 0 La mer\nE\n', ['10-12.5 La mer'], '4 melody-left-out'],
  ['the end of a line and the begin of the next', `${head}: 0 10 0 La mer\n- 12 18\n: 20 10 0 Le vent\nE\n`, ['10-10.5 La mer', '11-11.5 Le vent'], '1 tags-left-out, 6 melody-left-out'],
  ['beats counted from each line', '#TITLE:x\n#BPM:300\n#GAP:10000\n#RELATIVE:YES\n: 0 10 0 La mer\n- 12 20\n: 0 10 0 Le vent\n- 12 20\n: 0 10 0 oh oh\nE\n', ['10-10.5 La mer', '11-11.5 Le vent', '12-12.5 oh oh'], '5 melody-left-out'],
  ['beats counted from each line, one number', '#TITLE:x\n#BPM:300\n#GAP:10000\n#RELATIVE:yes\n: 0 10 0 La mer\n- 20\n: 0 10 0 Le vent\nE\n', ['10-10.5 La mer', '11-11.5 Le vent'], '5 melody-left-out'],
  ['another tempo from a beat on', '#TITLE:x\n#BPM:300\n#GAP:0\n: 0 100 0 La mer\nB 100 150\n- 100\n: 100 10 0 Le vent\nE\n', ['0-5 La mer', '5-6 Le vent'], '4 melody-left-out'],
  ['two voices', `${head}P1\n: 0 10 0 La mer\n- 20\n: 40 10 0 Le vent\nP2\n: 20 10 0 oh oh\nE\n`, ['10-10.5 La mer', '11-11.5 oh oh', '12-12.5 Le vent'], '1 tags-left-out, 7 melody-left-out, 10 voices-merged, 11 reordered'],
  ['two voices that sing the same', `${head}P1\n: 0 10 0 La mer\nP2\n: 0 10 0 La mer\nE\n`, ['10-10.5 La mer'], '1 tags-left-out, 7 melody-left-out, 8 voices-merged, 9 repeated-cue'],
  ['voices parted by a space', `${head}P 1\n: 0 10 0 La mer\nP 2\n: 20 10 0 Le vent\nE\n`, ['10-10.5 La mer', '11-11.5 Le vent'], '1 tags-left-out, 7 melody-left-out, 8 voices-merged'],
  ['no end of the file', `${head}: 0 10 0 La mer\n`, ['10-10.5 La mer'], '1 tags-left-out, 6 melody-left-out'],
  ['notes behind the end', `${head}: 0 10 0 La mer\nE\n: 20 10 0 Le vent\n`, ['10-10.5 La mer'], '1 tags-left-out, 6 melody-left-out, 8 not-kept'],
  ['Windows line ends and a byte order mark', '\uFEFF#TITLE:La mer\r\n#ARTIST:Ana\r\n#MP3:a.mp3\r\n#BPM:300\r\n#GAP:10000\r\n: 0 10 0 La mer\r\nE\r\n', ['10-10.5 La mer'], '1 tags-left-out, 6 melody-left-out'],
  ['tags of every kind', '#VERSION:1.1.0\n#ENCODING:UTF8\n#TITLE:La mer\n#ARTIST:Ana\n#LANGUAGE:French\n#YEAR:1946\n#COVER:a.jpg\n#VIDEOGAP:1,5\n#AUDIO:a.ogg\n#BPM:300\n#GAP:10000\n: 0 10 0 La mer\nE\n', ['10-10.5 La mer'], '1 tags-left-out, 12 melody-left-out'],
  ['pitches below nothing', `${head}: 0 10 -5 La mer\nE\n`, ['10-10.5 La mer'], '1 tags-left-out, 6 melody-left-out'],
  ['no space behind the sign', `${head}:0 10 0 La\n: 20 10 0  mer\nE\n`, ['10-11.5 La mer {0 1000 3 1100}'], '1 tags-left-out, 6 melody-left-out, 6 word-times-kept'],
  ['a note without text', `${head}: 0 10 0 La\n: 10 10 0\n: 20 10 0  mer\nE\n`, ['10-11.5 La mer {0 1000 3 1100}'], '1 tags-left-out, 6 melody-left-out, 6 word-times-kept'],
  ['a line of no note', `${head}: 0 10 0 La mer\nhello\n- 20\n: 20 10 0 Le vent\nE\n`, ['7 wrong-beat']],
  ['a note with too few numbers', `${head}: 0 10 0 La mer\n- 20\n: 20 Le vent\nE\n`, ['8 wrong-beat']],
  ['no tempo', '#TITLE:x\n#GAP:0\n: 0 10 0 La mer\nE\n', ['3 no-tempo']],
  ['a tempo that is none', '#TITLE:x\n#BPM:fast\n: 0 10 0 La mer\nE\n', ['2 no-tempo']],
  ['empty lines between notes', `${head}\n: 0 10 0 La mer\n\n- 20\n\n: 20 10 0 Le vent\n\nE\n\n`, ['10-10.5 La mer', '11-11.5 Le vent'], '1 tags-left-out, 7 melody-left-out'],
  ['a line end at both ends', `${head}- 0\n: 0 10 0 La mer\n- 20\n- 30\n: 40 10 0 Le vent\n- 60\nE\n`, ['10-10.5 La mer', '12-12.5 Le vent'], '1 tags-left-out, 7 melody-left-out'],
  ['one note for a line', `${head}F 0 50 0 La mer bleue\nE\n`, ['10-12.5 La mer bleue'], '1 tags-left-out, 6 melody-left-out'],
  ['Chinese signs', `${head}: 0 10 0 我\n: 10 10 0 爱\n: 20 10 0 你\nE\n`, ['10-11.5 我爱你 {0 1000 1 1050 2 1100}'], '1 tags-left-out, 6 melody-left-out, 6 word-times-kept', { language: 'chinese' }],
]

test.each(cases.map(one => [one[0], one] as const))('%s', (_, one) => {
  const [, , lines, told = ''] = one
  expect(readCase('ultrastar', one)).toEqual({ lines, told })
})

test.each(cases.map(one => [one[0], one] as const))('written and read again: %s', (_, one) => {
  const [first, second] = readAgain('ultrastar', one) ?? []
  expect(second).toEqual(first)
})
