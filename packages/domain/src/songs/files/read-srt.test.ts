import { expect, test } from 'vitest'
import { readAgain } from '../writing/written-and-read'
import { type FileCase, readCase } from './files-cases'

const a = '00:00:10,000 --> 00:00:12,500'
const b = '00:00:13,000 --> 00:00:15,000'

/** One shape of a file for each pitfall, as programs write them; what is read of it, and what is told. */
// biome-ignore format: a table, a row each
const cases: FileCase[] = [
  ['two cues', `1\n${a}\nLa mer\n\n2\n${b}\nLe vent`, ['10-12.5 La mer', '13-15 Le vent']],
  ['Windows line ends', `1\r\n${a}\r\nLa mer\r\n\r\n2\r\n${b}\r\nLe vent\r\n`, ['10-12.5 La mer', '13-15 Le vent']],
  ['line ends of old Macs', `1\r${a}\rLa mer\r\r2\r${b}\rLe vent\r`, ['10-12.5 La mer', '13-15 Le vent']],
  ['line ends that were doubled', `1\r\r\n${a}\r\r\nLa mer\r\r\n\r\r\n2\r\r\n${b}\r\r\nLe vent\r\r\n`, ['10-12.5 La mer', '13-15 Le vent']],
  ['a byte order mark', `\uFEFF1\n${a}\nLa mer`, ['10-12.5 La mer']],
  ['no numbers', `${a}\nLa mer\n\n${b}\nLe vent`, ['10-12.5 La mer', '13-15 Le vent']],
  ['numbers that are wrong', `7\n${a}\nLa mer\n\n7\n${b}\nLe vent`, ['10-12.5 La mer', '13-15 Le vent']],
  ['no blank line between cues', `1\n${a}\nLa mer\n2\n${b}\nLe vent`, ['10-12.5 La mer', '13-15 Le vent']],
  ['many blank lines between cues', `1\n${a}\nLa mer\n\n\n\n\n2\n${b}\nLe vent`, ['10-12.5 La mer', '13-15 Le vent']],
  ['a blank line after the times', `1\n${a}\n\nLa mer\n\n2\n${b}\n\nLe vent`, ['10-12.5 La mer', '13-15 Le vent']],
  ['points for commas', '1\n00:00:10.000 --> 00:00:12.500\nLa mer', ['10-12.5 La mer']],
  ['no hours', '1\n00:10,000 --> 00:12,500\nLa mer', ['10-12.5 La mer']],
  ['hours of one digit', '1\n0:00:10,000 --> 0:00:12,500\nLa mer', ['10-12.5 La mer']],
  ['over an hour', '1\n01:00:10,000 --> 01:00:12,500\nLa mer', ['3610-3612.5 La mer']],
  ['two digits behind the comma are hundredths', '1\n00:00:10,05 --> 00:00:12,50\nLa mer', ['10.05-12.5 La mer']],
  ['one digit is tenths', '1\n00:00:10,5 --> 00:00:12,5\nLa mer', ['10.5-12.5 La mer']],
  ['no digits', `1\n00:00:10 --> 00:00:12\nLa mer\n\n2\n${b}\nLe vent`, ['10-12 La mer', '13-15 Le vent']],
  ['milliseconds are rounded half up', '1\n00:00:10,004 --> 00:00:12,995\nLa mer', ['10-13 La mer']],
  ['spaces within the times', `1\n00: 00: 10, 000 --> 00: 00: 12, 500\nLa mer\n\n2\n${b}\nLe vent`, ['10-12.5 La mer', '13-15 Le vent']],
  ['no spaces around the arrow', '1\n00:00:10,000-->00:00:12,500\nLa mer', ['10-12.5 La mer']],
  ['a broken arrow', `1\n00:00:10,000 -> 00:00:12,500\nLa mer\n\n2\n${b}\nLe vent`, ['10-12.5 La mer', '13-15 Le vent']],
  ['a place on the screen', `1\n${a} X1:201 X2:516 Y1:397 Y2:423\nLa mer`, ['10-12.5 La mer'], '2 not-kept'],
  ['HTML tags', `1\n${a}\n<i>La</i> <font color="#ffffff">mer</font>`, ['10-12.5 La mer'], '2 not-kept'],
  ['tags of SubStation Alpha', `1\n${a}\n{\\an8}La mer`, ['10-12.5 La mer'], '2 not-kept'],
  ['a heart is no tag', `1\n${a}\nLa mer <3`, ['10-12.5 La mer <3']],
  ['signs that look like tags', `1\n${a}\n3 < 5 > 2`, ['10-12.5 3 < 5 > 2']],
  ['two lines are one lyric', `1\n${a}\nLa mer\nqu'on voit danser`, ['10-12.5 La mer qu\'on voit danser']],
  ['two lines, the second a translation', `1\n${a}\nLa mer\nThe sea`, ['10-12.5 La mer | The sea'], '2 translation-taken', { secondIsTranslation: true }],
  ['three lines, the others a translation', `1\n${a}\nLa mer\nThe sea\nso blue`, ['10-12.5 La mer | The sea so blue'], '2 translation-taken', { secondIsTranslation: true }],
  ['Chinese with English below', `1\n${a}\n我爱你\nI love you`, ['10-12.5 我爱你 | I love you'], '2 translation-taken', { language: 'chinese' }],
  ['English above Chinese', `1\n${a}\nI love you\n我爱你`, ['10-12.5 I love you 我爱你'], '', { language: 'chinese' }],
  ['two Chinese lines', `1\n${a}\n我爱你\n你爱我`, ['10-12.5 我爱你 你爱我'], '', { language: 'chinese' }],
  ['languages in cues of one moment', `1\n${a}\n我爱你\n\n2\n${a}\nI love you`, ['10-12.5 我爱你 | I love you'], '2 translation-taken', { language: 'chinese' }],
  ['languages in cues of one moment, as the editor says', `1\n${a}\nLa mer\n\n2\n${a}\nThe sea`, ['10-12.5 La mer | The sea'], '2 translation-taken', { secondIsTranslation: true }],
  ['the same cue twice', `1\n${a}\nLa mer\n\n2\n${a}\nLa mer`, ['10-12.5 La mer'], '6 repeated-cue'],
  ['not in order', `2\n${b}\nLe vent\n\n1\n${a}\nLa mer`, ['10-12.5 La mer', '13-15 Le vent'], '6 reordered'],
  ['cues that overlap', `1\n00:00:10,000 --> 00:00:14,000\nLa mer\n\n2\n${b}\nLe vent`, ['10-14 La mer', '13-15 Le vent']],
  ['cues that touch', `1\n00:00:10,000 --> 00:00:13,000\nLa mer\n\n2\n${b}\nLe vent`, ['10-13 La mer', '13-15 Le vent']],
  ['an end before the beginning', `1\n00:00:10,000 --> 00:00:09,000\nLa mer\n\n2\n${b}\nLe vent`, ['10-12.99 La mer', '13-15 Le vent'], '2 stop-told'],
  ['no length', '1\n00:00:10,000 --> 00:00:10,000\nLa mer', ['10-60 La mer'], '2 stop-told'],
  ['a cue without text', `1\n${a}\n\n2\n${b}\nLe vent`, ['13-15 Le vent'], '2 empty-cue'],
  ['a cue of tags alone', `1\n${a}\n<i></i>\n\n2\n${b}\nLe vent`, ['13-15 Le vent'], '2 not-kept, 2 empty-cue'],
  ['a line parted by a blank one', `1\n${a}\nLa mer\n\ndanse\n\n2\n${b}\nLe vent`, ['5 parted-cue']],
  ['text before the first cue', `Subtitles by Ana\n\n1\n${a}\nLa mer`, ['1 no-cue']],
  ['times that are none', `1\n00:00:1O,000 --> 00:00:12,500\nLa mer\nbleue\n\n2\n${b}\nLe vent`, ['2 wrong-cue']],
  ['an end that is none', `1\n00:00:10,000 --> 00:00:1O,500\nLa mer\n\n2\n${b}\nLe vent`, ['2 wrong-cue']],
  ['seconds over 59', `1\n00:00:75,000 --> 00:00:80,000\nLa mer\n\n2\n${b}\nLe vent`, ['2 wrong-cue']],
  ['a number that is sung', `1\n${a}\n99\n\n2\n${b}\nLe vent`, ['10-12.5 99', '13-15 Le vent']],
  ['a line of dashes', `1\n${a}\n- La mer\n- Le vent`, ['10-12.5 - La mer - Le vent']],
  ['credits before the song', `1\n00:00:01,000 --> 00:00:03,000\nLyrics by Ana\n\n2\n${a}\nLa mer`, ['1-3 Lyrics by Ana (out)', '10-12.5 La mer'], '2 left-out'],
  ['signs of notes', `1\n${a}\n♪ La mer ♪\n\n2\n${b}\n♪♪`, ['10-12.5 ♪ La mer ♪', '13-15 ♪♪ (out)'], '6 left-out'],
  ['no end of the line at the end', `1\n${a}\nLa mer\n\n2\n${b}\nLe vent\n\n3\n`, ['9 no-cue']],
  ['a line of 501 characters', `1\n${a}\naaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa`, ['2 too-long']],
  ['wide and hard spaces', `1\n${a}\nLa\u3000mer\u00A0bleue`, ['10-12.5 La mer bleue']],
]

test.each(cases.map(one => [one[0], one] as const))('%s', (_, one) => {
  const [, , lines, told = ''] = one
  expect(readCase('srt', one)).toEqual({ lines, told })
})

test.each(cases.map(one => [one[0], one] as const))('written and read again: %s', (_, one) => {
  const [first, second] = readAgain('srt', one) ?? []
  expect(second).toEqual(first)
})
