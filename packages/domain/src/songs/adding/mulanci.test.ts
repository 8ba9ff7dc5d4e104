import { describe, expect, test } from 'vitest'
import { readLyrics } from '../files/read-lyrics'
import type { ImportSong } from './no-timestamps'
import type { WarningCode } from './notices'

const song: ImportSong = { language: 'spanish', duration: 6000, title: 'Tarde', artist: 'Ana Mar' }

const read = (text: string, told: Partial<ImportSong> = {}) =>
  readLyrics('mulanci', text, { ...song, ...told })

/** Starts, stops and texts, and the warnings with their lines. */
function shown(text: string, told: Partial<ImportSong> = {}) {
  const reading = read(text, told)
  if (reading.kind !== 'read') return reading
  return {
    lyrics: reading.lyrics.map(({ start, stop, text: sung }) => [start / 100, stop / 100, sung]),
    warnings: reading.warnings.map(({ line, code }) => [line, code]),
  }
}

type Row = [
  pitfall: string,
  text: string,
  lyrics: [number, number, string][],
  warnings: [number, WarningCode][],
  song?: Partial<ImportSong>,
]

describe('one text for each pitfall', () => {
  test.each<Row>([
    [
      'plain stamps',
      '[00:10.00]a\n[00:20.00]b',
      [
        [10, 19.99, 'a'],
        [20, 60, 'b'],
      ],
      [],
    ],
    ['one digit is tenths', '[00:10.5]a', [[10.5, 60, 'a']], []],
    [
      'three digits round half up',
      '[00:10.345]a\n[00:20.995]b',
      [
        [10.35, 20.99, 'a'],
        [21, 60, 'b'],
      ],
      [],
    ],
    ['no fraction', '[00:10]a', [[10, 60, 'a']], []],
    [
      'a colon before hundredths',
      '[00:10:50]a\n[00:20:05]b',
      [
        [10.5, 20.04, 'a'],
        [20.05, 60, 'b'],
      ],
      [],
    ],
    ['a comma for the dot', '[00:10,50]a', [[10.5, 60, 'a']], []],
    ['hours', '[01:00:05.50]a', [[3605.5, 4000, 'a']], [], { duration: 400_000 }],
    ['minutes over 59', '[61:05.50]a', [[3665.5, 4000, 'a']], [], { duration: 400_000 }],
    [
      'three parts, one digit first, are hours',
      '[0:00:01]a\n[0:00:04]b',
      [
        [1, 3.99, 'a'],
        [4, 60, 'b'],
      ],
      [],
    ],
    ['three parts, two digits first, are hundredths', '[00:01:50]a', [[1.5, 60, 'a']], []],
    [
      'three parts that only fit the song as hundredths',
      '[1:02:03]a',
      [[62.03, 200, 'a']],
      [],
      { duration: 20_000 },
    ],
    [
      'seconds only, in three lines',
      '[10.00]a\n[12.5]b\n[14]c',
      [
        [10, 12.49, 'a'],
        [12.5, 13.99, 'b'],
        [14, 60, 'c'],
      ],
      [],
    ],
    [
      'not in time order',
      '[00:20.00]b\n[00:10.00]a',
      [
        [10, 19.99, 'a'],
        [20, 60, 'b'],
      ],
      [[2, 'reordered']],
    ],
    [
      'equal stamps',
      '[00:10.00]a\n[00:10.00]b\n[00:20.00]c',
      [
        [10, 10, 'a'],
        [10, 19.99, 'b'],
        [20, 60, 'c'],
      ],
      [[2, 'equal-stamps']],
    ],
    [
      'several stamps on a line',
      '[00:10.00][00:40.00]a\n[00:20.00]b',
      [
        [10, 19.99, 'a'],
        [20, 39.99, 'b'],
        [40, 60, 'a'],
      ],
      [],
    ],
    [
      'an empty stamp ends the line before',
      '[00:10.00]a\n[00:14.00]\n[00:30.00]b',
      [
        [10, 13.99, 'a'],
        [30, 60, 'b'],
      ],
      [],
    ],
    [
      'several stamps on an empty line',
      '[00:14.00][00:34.00]\n[00:10.00]a\n[00:30.00]b',
      [
        [10, 13.99, 'a'],
        [30, 33.99, 'b'],
      ],
      [[2, 'reordered']],
    ],
    ['metadata', '[ti:Tarde]\n[ar: Ana]\n[t_time:(01:21)]\n[00:10.00]a', [[10, 60, 'a']], []],
    [
      'an offset is earlier',
      '[offset:500]\n[00:10.00]a',
      [[9.5, 60, 'a']],
      [[1, 'offset-applied']],
    ],
    [
      'a negative offset is later',
      '[offset: -3000]\n[00:10.00]a',
      [[13, 60, 'a']],
      [[1, 'offset-applied']],
    ],
    [
      'an offset that is no number',
      '[offset:+/- text]\n[00:10.00]a',
      [[10, 60, 'a']],
      [[1, 'offset-ignored']],
    ],
    [
      'an offset before the start',
      '[offset:+2000]\n[00:01.00]a\n[00:10.00]b',
      [
        [0, 7.99, 'a'],
        [8, 60, 'b'],
      ],
      [
        [1, 'offset-applied'],
        [2, 'before-start'],
      ],
    ],
    [
      'a stamp in mid-line',
      '[02:01.00]Let it go[02:01.40]AD LIB',
      [[121, 200, 'Let it go[02:01.40]AD LIB']],
      [[1, 'stamp-in-text']],
      { duration: 20_000 },
    ],
    [
      'stamps of words',
      '[00:10.00]<00:10.00>Sol <00:11.20>y <00:11.80>mar\n[00:20.00] <00:22.50>',
      [[10, 19.99, 'Sol y mar']],
      [
        [1, 'word-times-kept'],
        [2, 'word-stamps'],
      ],
    ],
    [
      'full-width stamps',
      '［００：１２．３４］a\n[００：２０．００]　b',
      [
        [12.34, 19.99, 'a'],
        [20, 60, 'b'],
      ],
      [],
    ],
    [
      'byte order mark, CRLF, CR, no-break space',
      '\uFEFF[00:10.00]a\r\n[00:20.00]\u00A0b\r[00:30.00]c\u200B',
      [
        [10, 19.99, 'a'],
        [20, 29.99, 'b'],
        [30, 60, 'c'],
      ],
      [],
    ],
    ['indentation and runs of spaces', '        [00:10.00]  a    b ', [[10, 60, 'a b']], []],
    ['blank lines at both ends', '\n\n[00:10.00]a\n\n', [[10, 60, 'a']], []],
    ['a blank line behind the metadata', '[ti:x]\n\n[00:10.00]a', [[10, 60, 'a']], []],
    [
      'a translation at the same moment',
      '[00:10.00]我爱你\n[00:10.00]I love you\n[00:20.00]明天',
      [
        [10, 19.99, '我爱你'],
        [20, 60, '明天'],
      ],
      [[1, 'translation-taken']],
      { language: 'chinese' },
    ],
    [
      'a translation on the same line',
      '[00:10.00]我爱你 | I love you\n[00:20.00]明天   tomorrow',
      [
        [10, 19.99, '我爱你'],
        [20, 60, '明天'],
      ],
      [
        [1, 'translation-taken'],
        [2, 'translation-taken'],
      ],
      { language: 'chinese' },
    ],
    [
      'two Chinese lines at one moment stay two',
      '[00:10.00]我爱你\n[00:10.00]你爱我',
      [
        [10, 10, '我爱你'],
        [10, 60, '你爱我'],
      ],
      [[2, 'equal-stamps']],
      { language: 'chinese' },
    ],
    [
      'an English line with its own moment is a lyric',
      '[00:10.00]我爱你\n[00:20.00]Oh yeah',
      [
        [10, 19.99, '我爱你'],
        [20, 60, 'Oh yeah'],
      ],
      [],
      { language: 'chinese' },
    ],
    ['a last stamp behind the end of the song', '[01:10.00]a', [[70, 70, 'a']], []],
    ['a song of unknown length', '[00:10.00]a', [[10, 10, 'a']], [], { duration: 0 }],
    [
      'credits, notes and the title before the first sung line',
      '[00:00.00]Tarde - Ana Mar\n[00:01.00]作词 : X\n[00:02.00]♪\n[00:03.00]x3\n[00:10.00]a\n[00:20.00]x3',
      [
        [0, 0.99, 'Tarde - Ana Mar'],
        [1, 1.99, '作词 : X'],
        [2, 2.99, '♪'],
        [3, 9.99, 'x3'],
        [10, 19.99, 'a'],
        [20, 60, 'x3'],
      ],
      [
        [1, 'left-out'],
        [2, 'left-out'],
        [3, 'left-out'],
        [4, 'left-out'],
        [6, 'repeat-sign'],
      ],
    ],
  ])('%s', (_, text, lyrics, warnings, told) => {
    expect(shown(text, told)).toEqual({ lyrics, warnings })
  })
})
