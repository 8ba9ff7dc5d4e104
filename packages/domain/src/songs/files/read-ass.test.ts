import { expect, test } from 'vitest'
import { readAgain } from '../writing/written-and-read'
import { type FileCase, readCase } from './files-cases'

const head =
  '[Script Info]\nTitle: Tarde\nScriptType: v4.00+\n\n[V4+ Styles]\nFormat: Name, Fontname, Fontsize\nStyle: Default,Arial,20\n\n[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\n'
const line = 'Dialogue: 0,0:00:10.00,0:00:12.50,Default,,0,0,0,,'
const next = 'Dialogue: 0,0:00:13.00,0:00:15.00,Default,,0,0,0,,'

/** One shape of a file for each pitfall, as programs write them; what is read of it, and what is told. */
// biome-ignore format: a table, a row each
const cases: FileCase[] = [
  ['two lines', `${head}${line}La mer\n${next}Le vent\n`, ['10-12.5 La mer', '13-15 Le vent'], '1 tags-left-out, 5 not-kept'],
  ['Windows line ends and a byte order mark', `\uFEFF[Script Info]\r\nTitle: Tarde\r\nScriptType: v4.00+\r\n\r\n[V4+ Styles]\r\nFormat: Name, Fontname, Fontsize\r\nStyle: Default,Arial,20\r\n\r\n[Events]\r\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\r\n${line}La mer\r\n`, ['10-12.5 La mer'], '1 tags-left-out, 5 not-kept'],
  ['commas in the text', `${head}${line}La mer, le vent, la pluie\n`, ['10-12.5 La mer, le vent, la pluie'], '1 tags-left-out, 5 not-kept'],
  ['the form of version 4', '[Script Info]\nScriptType: v4.00\n\n[Events]\nFormat: Marked, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\nDialogue: Marked=0,0:00:10.00,0:00:12.50,Default,,0,0,0,,La mer\n', ['10-12.5 La mer'], '1 tags-left-out'],
  ['fields in another order', '[Script Info]\n\n[Events]\nFormat: Start, End, Text\nDialogue: 0:00:10.00,0:00:12.50,La mer, la mer\n', ['10-12.5 La mer, la mer']],
  ['no line that names the fields', `[Script Info]\n\n[Events]\n${line}La mer\n`, ['10-12.5 La mer']],
  ['events alone', `${line}La mer\n${next}Le vent\n`, ['10-12.5 La mer', '13-15 Le vent']],
  ['no space behind the colon', `${head}Dialogue:0,0:00:10.00,0:00:12.50,Default,,0,0,0,,La mer\n`, ['10-12.5 La mer'], '1 tags-left-out, 5 not-kept'],
  ['over an hour', `${head}Dialogue: 0,1:00:10.00,1:00:12.50,Default,,0,0,0,,La mer\n`, ['3610-3612.5 La mer'], '1 tags-left-out, 5 not-kept'],
  ['three digits behind the point', `${head}Dialogue: 0,0:00:10.005,0:00:12.500,Default,,0,0,0,,La mer\n`, ['10.01-12.5 La mer'], '1 tags-left-out, 5 not-kept'],
  ['karaoke by syllables', `${head}${line}{\\k50}Lu{\\k50}na {\\k100}luna\n`, ['10-12.5 Luna luna {0 1000 2 1050 5 1100}'], '1 tags-left-out, 5 not-kept, 11 word-times-kept'],
  ['karaoke that fills', `${head}${line}{\\kf50}La {\\kf100}mer\n`, ['10-12.5 La mer {0 1000 3 1050}'], '1 tags-left-out, 5 not-kept, 11 word-times-kept'],
  ['karaoke in capitals', `${head}${line}{\\K50}La {\\K100}mer\n`, ['10-12.5 La mer {0 1000 3 1050}'], '1 tags-left-out, 5 not-kept, 11 word-times-kept'],
  ['karaoke by outlines', `${head}${line}{\\ko50}La {\\ko100}mer\n`, ['10-12.5 La mer {0 1000 3 1050}'], '1 tags-left-out, 5 not-kept, 11 word-times-kept'],
  ['a rest before the first word', `${head}${line}{\\k30}{\\k50}La {\\k100}mer\n`, ['10-12.5 La mer {0 1030 3 1080}'], '1 tags-left-out, 5 not-kept, 11 word-times-kept'],
  ['a rest between words', `${head}${line}{\\k50}La {\\k30}{\\k100}mer\n`, ['10-12.5 La mer {0 1000 3 1080}'], '1 tags-left-out, 5 not-kept, 11 word-times-kept'],
  ['no rest before a space', `${head}${line}{\\k50}La{\\k20} {\\k100}mer\n`, ['10-12.5 La mer {0 1000 3 1070}'], '1 tags-left-out, 5 not-kept, 11 word-times-kept'],
  ['karaoke with other tags', `${head}${line}{\\k50\\fad(200,200)}La {\\b1\\k100}mer{\\b0}\n`, ['10-12.5 La mer {0 1000 3 1050}'], '1 tags-left-out, 5 not-kept, 11 not-kept, 11 word-times-kept'],
  ['karaoke from a moment on', `${head}${line}{\\k50}La {\\kt100\\k50}mer\n`, ['10-12.5 La mer {0 1000 3 1100}'], '1 tags-left-out, 5 not-kept, 11 word-times-kept'],
  ['karaoke over the end', `${head}${line}{\\k50}La {\\k500}mer {\\k100}bleue\n`, ['10-12.5 La mer bleue {0 1000 3 1050 7 1250}'], '1 tags-left-out, 5 not-kept, 11 word-times-kept'],
  ['karaoke without length', `${head}${line}{\\k0}La {\\k0}mer {\\k50}bleue\n`, ['10-12.5 La mer bleue {0 1000 3 1000 7 1000}'], '1 tags-left-out, 5 not-kept, 11 word-times-kept'],
  ['half hundredths of karaoke', `${head}${line}{\\k50.5}La {\\k100}mer\n`, ['10-12.5 La mer {0 1000 3 1051}'], '1 tags-left-out, 5 not-kept, 11 word-times-kept'],
  ['no karaoke at the first word', `${head}${line}La {\\k50}mer\n`, ['10-12.5 La mer {0 1000 3 1000}'], '1 tags-left-out, 5 not-kept, 11 word-times-kept'],
  ['a note between braces', `${head}${line}La {check this}mer\n`, ['10-12.5 La mer'], '1 tags-left-out, 5 not-kept, 11 not-kept'],
  ['a place on the screen', `${head}${line}{\\pos(320,240)\\an8}La mer\n`, ['10-12.5 La mer'], '1 tags-left-out, 5 not-kept, 11 not-kept'],
  ['two lines are one lyric', `${head}${line}La mer\\Nle vent\n`, ['10-12.5 La mer le vent'], '1 tags-left-out, 5 not-kept'],
  ['soft breaks and hard spaces', `${head}${line}La\\nmer\\hbleue\n`, ['10-12.5 La mer bleue'], '1 tags-left-out, 5 not-kept'],
  ['two lines, the second a translation', `${head}${line}La mer\\N{\\fs12}The sea\n`, ['10-12.5 La mer | The sea'], '1 tags-left-out, 5 not-kept, 11 not-kept, 11 translation-taken', { secondIsTranslation: true }],
  ['Chinese with English below', `${head}${line}我爱你\\N{\\fs12}I love you\n`, ['10-12.5 我爱你 | I love you'], '1 tags-left-out, 5 not-kept, 11 not-kept, 11 translation-taken', { language: 'chinese' }],
  ['two styles of one moment', `${head}${line}我爱你\nDialogue: 0,0:00:10.00,0:00:12.50,English,,0,0,0,,I love you\n`, ['10-12.5 我爱你 | I love you'], '1 tags-left-out, 5 not-kept, 11 translation-taken', { language: 'chinese' }],
  ['two layers of one line', `${head}${line}La mer\nDialogue: 1,0:00:10.00,0:00:12.50,Default,,0,0,0,,La mer\n`, ['10-12.5 La mer'], '1 tags-left-out, 5 not-kept, 12 repeated-cue'],
  ['a drawing', `${head}${line}{\\p1}m 0 0 l 100 0 100 100{\\p0}\n${next}Le vent\n`, ['13-15 Le vent'], '1 tags-left-out, 5 not-kept, 11 not-kept, 11 empty-cue'],
  ['a comment', `${head}Comment: 0,0:00:10.00,0:00:12.50,Default,,0,0,0,,check\n${next}Le vent\n`, ['13-15 Le vent'], '1 tags-left-out, 5 not-kept, 11 not-kept'],
  ['what programs made of karaoke', `${head}Comment: 0,0:00:10.00,0:00:12.50,Default,,0,0,0,karaoke,{\\k50}La {\\k50}mer\nDialogue: 0,0:00:10.00,0:00:12.50,Default,,0,0,0,fx,{\\pos(1,1)}La\nDialogue: 0,0:00:10.00,0:00:12.50,Default,,0,0,0,fx,{\\pos(9,1)}mer\n`, ['10-12.5 La mer {0 1000 3 1050}'], '1 tags-left-out, 5 not-kept, 11 word-times-kept, 12 not-kept, 13 not-kept'],
  ['a template of karaoke', `${head}Comment: 0,0:00:10.00,0:00:12.50,Default,,0,0,0,karaoke,{\\k50}La {\\k50}mer\nComment: 0,0:00:10.00,0:00:12.50,Default,,0,0,0,template syl,!retime("syl")!\nDialogue: 0,0:00:10.00,0:00:12.50,Default,,0,0,0,fx,{\\1c&H0&}La\n`, ['10-12.5 La mer {0 1000 3 1050}'], '1 tags-left-out, 5 not-kept, 11 word-times-kept, 12 not-kept, 13 not-kept'],
  ['not in order', `${head}${next}Le vent\n${line}La mer\n`, ['10-12.5 La mer', '13-15 Le vent'], '1 tags-left-out, 5 not-kept, 12 reordered'],
  ['an end before the beginning', `${head}Dialogue: 0,0:00:10.00,0:00:01.00,Default,,0,0,0,,La mer\n${next}Le vent\n`, ['10-12.99 La mer', '13-15 Le vent'], '1 tags-left-out, 5 not-kept, 11 stop-told'],
  ['a line without text', `${head}${line}\n${next}Le vent\n`, ['13-15 Le vent'], '1 tags-left-out, 5 not-kept, 11 empty-cue'],
  ['times that are none', `${head}Dialogue: 0,0:00:xx.00,0:00:12.50,Default,,0,0,0,,La mer\n${next}Le vent\n`, ['11 wrong-cue']],
  ['too few fields', `${head}Dialogue: 0,0:00:10.00\n${next}Le vent\n`, ['11 wrong-cue']],
  ['fonts within the file', `${head}${line}La mer\n\n[Fonts]\nfontname: a.ttf\nM1234\n`, ['10-12.5 La mer'], '1 tags-left-out, 5 not-kept, 13 not-kept'],
  ['remarks of a program', `[Script Info]\n; made by a program\n!: and another\nTitle: Tarde\n\n[Events]\n${line}La mer\n`, ['10-12.5 La mer']],
  ['sections of a program', `${head}${line}La mer\n\n[Aegisub Project Garbage]\nLast Style Storage: Default\n`, ['10-12.5 La mer'], '1 tags-left-out, 5 not-kept, 13 not-kept'],
  ['no event', '[Script Info]\nTitle: Tarde\n\n[Events]\n', ['nothing']],
  ['an open brace is text', `${head}${line}La {mer\n`, ['10-12.5 La {mer'], '1 tags-left-out, 5 not-kept'],
]

test.each(cases.map(one => [one[0], one] as const))('%s', (_, one) => {
  const [, , lines, told = ''] = one
  expect(readCase('ass', one)).toEqual({ lines, told })
})

test.each(cases.map(one => [one[0], one] as const))('written and read again: %s', (_, one) => {
  const [first, second] = readAgain('ass', one) ?? []
  expect(second).toEqual(first)
})
