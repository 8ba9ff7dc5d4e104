import { oneSpace } from '../adding/no-timestamps'
import type { FileLine, SongFile, Written } from './song-file'
import { clock, escaped, piecesOf } from './written-parts'

const withTimes = (line: FileLine): string =>
  piecesOf(line)
    .map(({ text, time }, index) => {
      const isPlain = time === null || (index === 0 && time === line.start)
      return `${isPlain ? '' : `<${clock(time, '.', 3)}>`}${escaped(text)}`
    })
    .join('')

/** A song as WebVTT (lyrics.md#export): a translation is a second line, words have their times. */
export function writeWebVtt({ lines }: SongFile): Written {
  const cues = lines.map(line =>
    [
      `${clock(line.start, '.', 3)} --> ${clock(line.stop, '.', 3)}`,
      withTimes(line),
      ...(line.translation === '' ? [] : [escaped(oneSpace(line.translation))]),
      '',
    ].join('\n'),
  )
  return { text: ['WEBVTT', '', ...cues].join('\n') }
}
