import { codeOfSongLanguage, libraryTranslation } from '../../choices/song-choices'
import { oneSpace } from '../adding/no-timestamps'
import type { FileLine, SongFile, Written } from './song-file'
import { clock, escaped, piecesOf } from './written-parts'

const times = (begin: number, end: number) =>
  `begin="${clock(begin, '.', 3)}" end="${clock(end, '.', 3)}"`

/** Words with their times; the spaces between them stand outside. */
function withSpans(line: FileLine): string {
  const pieces = piecesOf(line)
  return pieces
    .map(({ text, time }, index) => {
      if (time === null) return escaped(text)
      const end = pieces[index + 1]?.time ?? line.stop
      const [, word = '', space = ''] = /^(.*?)(\s*)$/.exec(text) ?? []
      return `<span ${times(time, end)}>${escaped(word)}</span>${space}`
    })
    .join('')
}

const translated = ({ translation }: FileLine): string =>
  translation === ''
    ? ''
    : `<span ttm:role="x-translation" xml:lang="${libraryTranslation}">${escaped(oneSpace(translation))}</span>`

/** A song as Timed Text in Apple's way (lyrics.md#export): words in spans, a translation with its role. */
export function writeTtml({ title, language, duration, lines }: SongFile): Written {
  const timing = lines.some(({ marks }) => marks !== null) ? 'Word' : 'Line'
  const last = Math.max(duration, ...lines.map(({ stop }) => stop))
  const rows = lines.map(
    (line, index) =>
      `<p ${times(line.start, line.stop)} itunes:key="L${index + 1}">${withSpans(line)}${translated(line)}</p>`,
  )
  const namespaces = [
    'xmlns="http://www.w3.org/ns/ttml"',
    'xmlns:ttm="http://www.w3.org/ns/ttml#metadata"',
    'xmlns:itunes="http://music.apple.com/lyric-ttml-internal"',
  ].join(' ')
  const text = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<tt ${namespaces} itunes:timing="${timing}" xml:lang="${codeOfSongLanguage(language)}">`,
    `<head><metadata><ttm:title>${escaped(oneSpace(title))}</ttm:title></metadata></head>`,
    `<body dur="${clock(last, '.', 3)}"><div>`,
    ...rows,
    '</div></body>',
    '</tt>',
    '',
  ].join('\n')
  return { text }
}
