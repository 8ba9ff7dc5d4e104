import { oneSpace } from '../adding/no-timestamps'
import type { FileLine, SongFile, Written } from './song-file'
import { piecesOf } from './written-parts'

/** Hundredths of a beat, four of which are one of 300 in a minute. */
const beat = 5

const beatAt = (time: number): number => Math.round(time / beat)

/** The words of a line as free notes, for nobody knows their melody; a space stands before its word. */
function notesOf(line: FileLine): string[] {
  const pieces = piecesOf(line)
  return pieces.map(({ text, time }, index) => {
    const to = beatAt(pieces[index + 1]?.time ?? line.stop)
    const told = beatAt(time ?? line.start)
    // A note is a beat long at least; where one would end behind its line it begins before.
    const isLate = told >= beatAt(line.stop) && line.stop < told * beat
    const from = isLate ? told - 1 : told
    const isAfterSpace = /\s$/.test(pieces[index - 1]?.text ?? '')
    return `F ${from} ${Math.max(1, to - from)} 0 ${isAfterSpace ? ' ' : ''}${text.trim()}`
  })
}

/** A song as UltraStar (lyrics.md#export): a free note a word, at a twentieth of a second. */
export function writeUltraStar({ title, artist, lines }: SongFile): Written {
  const head = [
    `#TITLE:${oneSpace(title)}`,
    `#ARTIST:${oneSpace(artist)}`,
    `#MP3:${oneSpace(`${artist} - ${title}`)}.mp3`,
    '#BPM:300',
    '#GAP:0',
  ]
  const rows = lines.flatMap((line, index) => [
    ...(index === 0 ? [] : [`- ${beatAt(lines[index - 1]?.stop ?? 0)}`]),
    ...notesOf(line),
  ])
  return { text: [...head, ...rows, 'E', ''].join('\n') }
}
