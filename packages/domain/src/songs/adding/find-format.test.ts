import { expect, test } from 'vitest'
import { readLyrics } from '../files/read-lyrics'
import { findFormat } from './find-format'
import type { ImportSong } from './no-timestamps'
import { fileFormats, lyricFormats } from './notices'

const song: ImportSong = { language: 'spanish', duration: 6000, title: 'Tarde', artist: 'Ana Mar' }

const srt =
  '1\r\n00:00:10,000 --> 00:00:12,500\r\nLa mer\r\n\r\n2\r\n00:00:13,000 --> 00:00:15,000\r\noh'
const ass =
  '[Script Info]\nTitle: x\n\n[Events]\nFormat: Layer, Start, End\nDialogue: 0,0:00:10.00,0:00:12.00,a'

test.each([
  ['nothing', ' \n\u3000', null],
  ['words alone', 'la mer\nle vent', 'noTimestamps'],
  ['verses that are named', '[Verse 1: Ana]\nla mer\n[2x]', 'noTimestamps'],
  ['numbers in brackets', '[1] la mer\n[2] le vent', 'noTimestamps'],
  ['a time that is sung', 'Son las 5:30\na las [10:30]', 'noTimestamps'],
  ['stamps', '[ti:x]\n[00:10.00]a', 'mulanci'],
  ['stamps behind an advert', 'www.x.example\n\n[00:10.00]a', 'mulanci'],
  ['stamps behind a tag', '[offset:500][00:10.00]a', 'mulanci'],
  ['full-width stamps', '［００：１２．３４］a', 'mulanci'],
  ['stamps of words', '<00:10.00>Sol <00:11.00>y mar', 'mulanci'],
  ['seconds alone', '[10.00]a\n[12.5]b\n[14]c', 'mulanci'],
  ['a byte order mark before it', '\uFEFF[00:10.00]a', 'mulanci'],
  ['SubRip', srt, 'srt'],
  ['SubRip without numbers', '00:00:10.000 --> 00:00:12.500\nLa mer', 'srt'],
  ['WebVTT', '\uFEFFWEBVTT - x\n\n00:10.000 --> 00:12.500\nLa mer', 'webvtt'],
  ['SubStation Alpha', ass, 'ass'],
  ['its events alone', 'Dialogue: 0,0:00:10.00,0:00:12.00,Default,,0,0,0,,a', 'ass'],
  [
    'Timed Text',
    '<?xml version="1.0"?>\n<!-- x -->\n<tt xmlns="http://www.w3.org/ns/ttml"><body/></tt>',
    'ttml',
  ],
  ['Timed Text with a prefix', '<tt:tt xmlns:tt="http://www.w3.org/ns/ttml">', 'ttml'],
  ['UltraStar', '#TITLE:Tarde\n#BPM:300\n: 0 4 60 Tar\nE', 'ultrastar'],
])('%s', (_, text, format) => {
  expect(findFormat(text)).toBe(format)
  const isOfFile = fileFormats.some(one => one === format)
  for (const chosen of lyricFormats) {
    const isForeign = format !== null && chosen !== format
    const isNamed = isForeign && (isOfFile || fileFormats.some(one => one === chosen))
    expect(readLyrics(chosen, text, song).kind === 'foreign').toBe(isNamed)
  }
})
