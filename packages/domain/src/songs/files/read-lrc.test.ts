import { expect, test } from 'vitest'
import { readAgain } from '../writing/written-and-read'
import { type FileCase, readCase } from './files-cases'

/** One shape of a file for each pitfall, as programs write them; what is read of it, and what is told. */
// biome-ignore format: a table, a row each
const cases: FileCase[] = [
  ['words with times', '[00:10.00]<00:10.00>La <00:11.00>mer', ['10-60 La mer {0 1000 3 1100}'], '1 word-times-kept'],
  ['spaces around the times', '[00:10.00] <00:10.00> La <00:11.00> mer', ['10-60 La mer {0 1000 3 1100}'], '1 word-times-kept'],
  ['no time before the first word', '[00:10.00]La <00:11.00>mer', ['10-60 La mer {0 1000 3 1100}'], '1 word-times-kept'],
  ['an end behind the last word', '[00:10.00]<00:10.00>La <00:11.00>mer <00:12.00>\n[00:20.00]Le vent', ['10-12 La mer {0 1000 3 1100}', '20-60 Le vent'], '1 word-times-kept'],
  ['an end behind the next line', '[00:10.00]<00:10.00>La <00:11.00>mer <00:22.00>\n[00:20.00]Le vent', ['10-19.99 La mer {0 1000 3 1100}', '20-60 Le vent'], '1 word-times-kept'],
  ['syllables', '[00:10.00]<00:10.00>lu<00:10.50>na <00:11.00>llena', ['10-60 luna llena {0 1000 2 1050 5 1100}'], '1 word-times-kept'],
  ['the first word later than its line', '[00:01.02] <00:02.50>La <00:03.00>mer', ['1.02-60 La mer {0 250 3 300}'], '1 word-times-kept'],
  ['three digits', '[00:10.000]<00:10.004>La <00:11.005>mer', ['10-60 La mer {0 1000 3 1101}'], '1 word-times-kept'],
  ['times before the line', '[00:10.00]<00:09.50>La <00:11.00>mer', ['10-60 La mer {0 1000 3 1100}'], '1 word-times-kept'],
  ['times that fall', '[00:10.00]<00:12.00>La <00:11.00>mer', ['10-60 La mer'], '1 word-stamps'],
  ['times of another place', '[00:10.00]<00:50.00>La <00:51.00>mer\n[00:20.00]Le vent', ['10-19.99 La mer', '20-60 Le vent'], '1 word-stamps'],
  ['several stamps and times of words', '[00:10.00][00:20.00]<00:10.00>La <00:11.00>mer', ['10-19.99 La mer {0 1000 3 1100}', '20-60 La mer {0 2000 3 2100}'], '1 word-times-kept'],
  ['an offset', '[offset:1000]\n[00:10.00]<00:10.00>La <00:11.00>mer', ['9-60 La mer {0 900 3 1000}'], '1 offset-applied, 2 word-times-kept'],
  ['full-width stamps', '［00：１０．００］＜00:10.00＞La ＜00:11.00＞mer', ['10-60 La mer {0 1000 3 1100}'], '1 word-times-kept'],
  ['only times of words before text', '[00:10.00]<00:10.50>La mer', ['10-60 La mer {0 1050}'], '1 word-times-kept'],
  ['a time of a word that is none', '[00:10.00]<00:10.00>La <00:75.00>mer', ['10-60 La mer'], '1 word-stamps, 1 word-times-kept'],
  ['two times before a word', '[00:10.00]<00:10.00>La <00:11.00> <00:11.50>mer', ['10-60 La mer {0 1000 3 1150}'], '1 word-times-kept'],
  ['a translation at the same moment', '[00:10.00]我爱你\n[00:10.00]I love you', ['10-60 我爱你 | I love you'], '1 translation-taken', { language: 'chinese' }],
  ['a translation at the same moment, as the editor says', '[00:10.00]La mer\n[00:10.00]The sea\n[00:20.00]Le vent\n[00:20.00]The wind', ['10-19.99 La mer | The sea', '20-60 Le vent | The wind'], '1 translation-taken, 3 translation-taken', { secondIsTranslation: true }],
  ['a translation of words with times', '[00:10.00]<00:10.00>La <00:11.00>mer\n[00:10.00]The sea', ['10-60 La mer | The sea {0 1000 3 1100}'], '1 word-times-kept, 1 translation-taken', { secondIsTranslation: true }],
  ['two lines at the same moment', '[00:10.00]La mer\n[00:10.00]The sea', ['10-10 La mer', '10-60 The sea'], '2 equal-stamps'],
  ['a gap by an empty stamp', '[00:10.00]La mer\n[00:14.00]\n[00:30.00]Le vent', ['10-13.99 La mer', '30-60 Le vent']],
  ['an end of the song by an empty stamp', '[00:10.00]La mer\n[00:14.00]', ['10-13.99 La mer']],
  ['tags of a site', '[ti:La mer]\n[ar:Ana]\n[al:x]\n[by:y]\n[re:z]\n[ve:1]\n[length:01:00]\n[00:10.00]La mer', ['10-60 La mer']],
  ['an empty stamp at one moment with a line', '[00:10.00]La mer\n[00:20.00]\n[00:20.00]Le vent', ['10-19.99 La mer', '20-60 Le vent']],
  ['minutes over 59', '[75:10.00]La mer', ['4510-4510 La mer']],
  ['hours', '[01:00:10.00]La mer', ['3610-3610 La mer']],
  ['words of Chinese', '[00:10.00]<00:10.00>我<00:10.50>爱<00:11.00>你', ['10-60 我爱你 {0 1000 1 1050 2 1100}'], '1 word-times-kept', { language: 'chinese' }],
  ['not in order', '[00:20.00]Le vent\n[00:10.00]La mer', ['10-19.99 La mer', '20-60 Le vent'], '2 reordered'],
  ['many stamps', '[00:10.00][00:20.00][00:30.00]La mer\n[00:15.00]Le vent', ['10-14.99 La mer', '15-19.99 Le vent', '20-29.99 La mer', '30-60 La mer']],
]

test.each(cases.map(one => [one[0], one] as const))('%s', (_, one) => {
  const [, , lines, told = ''] = one
  expect(readCase('mulanci', one)).toEqual({ lines, told })
})

test.each(cases.map(one => [one[0], one] as const))('written and read again: %s', (_, one) => {
  const [first, second] = readAgain('mulanci', one) ?? []
  expect(second).toEqual(first)
})
