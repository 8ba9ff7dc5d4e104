import { oneSpace } from '../adding/no-timestamps'
import type { FileLine, SongFile, Written } from './song-file'
import { piecesOf, stamp } from './written-parts'

const tagged = (text: string) =>
  oneSpace(text)
    .replace(/[[［]/g, '(')
    .replace(/[\]］]/g, ')')

const withStamps = (line: FileLine): string =>
  line.marks
    ? piecesOf(line)
        .map(({ text, time }) => `<${stamp(time ?? line.start)}>${text}`)
        .join('')
    : oneSpace(line.text)

/**
 * A song as LRC (lyrics.md#export): a translation is a second line of the same stamp, an empty stamp ends a line before
 * the next one begins. Where the next begins before, the end cannot be told.
 */
export function writeLrc({ title, artist, duration, lines }: SongFile): Written {
  let ends = 0
  const rows = lines.flatMap((line, index) => {
    const at = `[${stamp(line.start)}]`
    const next = lines[index + 1]
    const after = line.stop + 1
    if (next && next.start < after) ends += 1
    const isEnded = !next || next.start > after
    return [
      `${at}${withStamps(line)}`,
      ...(line.translation === '' ? [] : [`${at}${oneSpace(line.translation)}`]),
      ...(isEnded ? [`[${stamp(after)}]`] : []),
    ]
  })
  const head = [
    `[ti:${tagged(title)}]`,
    `[ar:${tagged(artist)}]`,
    ...(duration > 0 ? [`[length:${stamp(duration)}]`] : []),
  ]
  return { text: [...head, ...rows, ''].join('\n'), ends }
}
