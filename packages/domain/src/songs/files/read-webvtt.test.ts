import { expect, test } from 'vitest'
import { readAgain } from '../writing/written-and-read'
import { type FileCase, readCase } from './files-cases'

const a = '00:00:10.000 --> 00:00:12.500'
const b = '00:00:13.000 --> 00:00:15.000'

/** One shape of a file for each pitfall, as programs write them; what is read of it, and what is told. */
// biome-ignore format: a table, a row each
const cases: FileCase[] = [
  ['two cues', `WEBVTT\n\n${a}\nLa mer\n\n${b}\nLe vent`, ['10-12.5 La mer', '13-15 Le vent']],
  ['a title behind the sign', `WEBVTT - La mer\n\n${a}\nLa mer`, ['10-12.5 La mer'], '1 not-kept'],
  ['no hours', 'WEBVTT\n\n00:10.000 --> 00:12.500\nLa mer', ['10-12.5 La mer']],
  ['hours of three digits', 'WEBVTT\n\n100:00:10.000 --> 100:00:12.500\nLa mer', ['360010-360012.5 La mer']],
  ['a byte order mark and Windows line ends', `\uFEFFWEBVTT\r\n\r\n${a}\r\nLa mer\r\n`, ['10-12.5 La mer']],
  ['names of cues', `WEBVTT\n\nfirst\n${a}\nLa mer\n\n2 - second\n${b}\nLe vent`, ['10-12.5 La mer', '13-15 Le vent']],
  ['what the head tells', `WEBVTT\nKind: captions\nLanguage: fr\n\n${a}\nLa mer`, ['10-12.5 La mer'], '1 tags-left-out'],
  ['a head without a blank line behind it', `WEBVTT\n${a}\nLa mer`, ['10-12.5 La mer']],
  ['the map of a stream', `WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:900000,LOCAL:00:00:00.000\n\n${a}\nLa mer`, ['10-12.5 La mer'], '1 tags-left-out'],
  ['a note', `WEBVTT\n\nNOTE by Ana\n\n${a}\nLa mer`, ['10-12.5 La mer'], '3 not-kept'],
  ['a note of several lines', `WEBVTT\n\nNOTE\nby Ana\nfor you\n\n${a}\nLa mer`, ['10-12.5 La mer'], '3 not-kept, 4 not-kept, 5 not-kept'],
  ['a note between cues', `WEBVTT\n\n${a}\nLa mer\n\nNOTE here\n\n${b}\nLe vent`, ['10-12.5 La mer', '13-15 Le vent'], '6 not-kept'],
  ['a line that begins with NOTE is sung in a cue', `WEBVTT\n\n${a}\nNOTE it\n\n${b}\nLe vent`, ['10-12.5 NOTE it', '13-15 Le vent']],
  ['a style', `WEBVTT\n\nSTYLE\n::cue { color: red }\n\n${a}\nLa mer`, ['10-12.5 La mer'], '3 not-kept, 4 not-kept'],
  ['a region', `WEBVTT\n\nREGION\nid:fred\nwidth:40%\n\n${a}\nLa mer`, ['10-12.5 La mer'], '3 not-kept, 4 not-kept, 5 not-kept'],
  ['a place on the screen', `WEBVTT\n\n${a} align:start position:0% line:0\nLa mer`, ['10-12.5 La mer'], '3 not-kept'],
  ['a voice', `WEBVTT\n\n${a}\n<v Ana>La mer</v>`, ['10-12.5 La mer'], '3 not-kept'],
  ['a voice that is not closed', `WEBVTT\n\n${a}\n<v Ana>La mer\n\n${b}\n<v.loud Bob>Le vent`, ['10-12.5 La mer', '13-15 Le vent'], '3 not-kept, 6 not-kept'],
  ['classes and languages', `WEBVTT\n\n${a}\n<c.yellow.bg_blue>La</c> <lang fr>mer</lang>`, ['10-12.5 La mer'], '3 not-kept'],
  ['slanted and bold', `WEBVTT\n\n${a}\n<i>La</i> <b>mer</b>`, ['10-12.5 La mer'], '3 not-kept'],
  ['readings above signs', `WEBVTT\n\n${a}\n<ruby>海<rt>hǎi</rt></ruby>`, ['10-12.5 海'], '3 not-kept', { language: 'chinese' }],
  ['entities', `WEBVTT\n\n${a}\nLa mer &amp; le vent &lt;3&nbsp;!&lrm;`, ['10-12.5 La mer & le vent <3 !']],
  ['numbered entities', `WEBVTT\n\n${a}\n&#233;t&#xe9;`, ['10-12.5 été']],
  ['an unknown entity stays', `WEBVTT\n\n${a}\nLa &mer; bleue & vent`, ['10-12.5 La &mer; bleue & vent']],
  ['times of words', `WEBVTT\n\n${a}\nLa <00:00:11.000>mer`, ['10-12.5 La mer {0 1000 3 1100}'], '3 word-times-kept'],
  ['times of words without hours', `WEBVTT\n\n${a}\n<00:10.250>La <00:11.000>mer`, ['10-12.5 La mer {0 1025 3 1100}'], '3 word-times-kept'],
  ['a time of the first word at the start alone', `WEBVTT\n\n${a}\n<00:00:10.000>La mer`, ['10-12.5 La mer']],
  ['times of syllables', `WEBVTT\n\n${a}\nLu<00:00:10.500>na <00:00:11.000>lu<00:00:11.500>na`, ['10-12.5 Luna luna {0 1000 2 1050 5 1100 7 1150}'], '3 word-times-kept'],
  ['times of words in classes', `WEBVTT\n\n${a}\nLa<00:00:11.000><c> mer</c><00:00:11.500><c> bleue</c>`, ['10-12.5 La mer bleue {0 1000 3 1100 7 1150}'], '3 word-times-kept'],
  ['a time before the spaces', `WEBVTT\n\n${a}\nLa<00:00:11.000>  mer`, ['10-12.5 La mer {0 1000 3 1100}'], '3 word-times-kept'],
  ['times that fall', `WEBVTT\n\n${a}\nLa <00:00:12.000>mer <00:00:11.000>bleue`, ['10-12.5 La mer bleue'], '3 word-stamps'],
  ['times outside the cue', `WEBVTT\n\n${a}\nLa <00:01:11.000>mer`, ['10-12.5 La mer'], '3 word-stamps'],
  ['a time behind the last word', `WEBVTT\n\n${a}\nLa <00:00:11.000>mer<00:00:12.000>`, ['10-12.5 La mer {0 1000 3 1100}'], '3 word-times-kept'],
  ['times over two lines', `WEBVTT\n\n${a}\nLa <00:00:10.500>mer\n<00:00:11.000>le <00:00:11.500>vent`, ['10-12.5 La mer le vent {0 1000 3 1050 7 1100 10 1150}'], '3 word-times-kept'],
  ['captions that roll', 'WEBVTT\nKind: captions\nLanguage: fr\n\n00:00:10.000 --> 00:00:12.000 align:start position:0%\n \nla<00:00:11.000><c> mer</c>\n\n00:00:12.000 --> 00:00:12.010 align:start position:0%\nla mer\n \n\n00:00:12.010 --> 00:00:14.000 align:start position:0%\nla mer\nle<00:00:13.000><c> vent</c>\n\n00:00:14.000 --> 00:00:14.010 align:start position:0%\nle vent\n ', ['10-12 la mer {0 1000 3 1100}', '12.01-14 le vent {0 1201 3 1300}'], '1 tags-left-out, 5 not-kept, 5 word-times-kept, 9 not-kept, 9 repeated-cue, 13 not-kept, 13 repeated-cue, 13 word-times-kept, 17 not-kept, 17 repeated-cue'],
  ['a refrain does not roll', `WEBVTT\n\n${a}\nLa mer\n\n00:00:12.500 --> 00:00:15.000\nLa mer`, ['10-12.5 La mer', '12.5-15 La mer']],
  ['two lines, the second a translation', `WEBVTT\n\n${a}\nLa mer\nThe sea`, ['10-12.5 La mer | The sea'], '3 translation-taken', { secondIsTranslation: true }],
  ['Chinese with English below', `WEBVTT\n\n${a}\n我爱你\nI love you`, ['10-12.5 我爱你 | I love you'], '3 translation-taken', { language: 'chinese' }],
  ['commas for points', 'WEBVTT\n\n00:00:10,000 --> 00:00:12,500\nLa mer', ['10-12.5 La mer']],
  ['a cue without text', `WEBVTT\n\n${a}\n\n${b}\nLe vent`, ['13-15 Le vent'], '3 empty-cue'],
  ['a line that belongs to no time', `WEBVTT\n\nLa mer\n\n${b}\nLe vent`, ['3 no-cue']],
  ['an end that is none', `WEBVTT\n\n00:00:10.000 --> 00:00:xx.500\nLa mer\n\n${b}\nLe vent`, ['3 wrong-cue']],
  ['times that are none', `WEBVTT\n\n00:00:xx.000 --> 00:00:12.500\nLa mer\n\n${b}\nLe vent`, ['3 wrong-cue']],
  ['no cue at all', 'WEBVTT\n\nNOTE nothing here', ['nothing']],
  ['an end before the beginning', `WEBVTT\n\n00:00:10.000 --> 00:00:01.000\nLa mer\n\n${b}\nLe vent`, ['10-12.99 La mer', '13-15 Le vent'], '3 stop-told'],
]

test.each(cases.map(one => [one[0], one] as const))('%s', (_, one) => {
  const [, , lines, told = ''] = one
  expect(readCase('webvtt', one)).toEqual({ lines, told })
})

test.each(cases.map(one => [one[0], one] as const))('written and read again: %s', (_, one) => {
  const [first, second] = readAgain('webvtt', one) ?? []
  expect(second).toEqual(first)
})
