import { oneSpace } from '../adding/no-timestamps'
import type { FileLine, SongFile, Written } from './song-file'
import { clock, piecesOf } from './written-parts'

const style =
  'Style: Default,Arial,48,&H00FFFFFF,&H0000FFFF,&H00000000,&H64000000,0,0,0,0,100,100,0,0,1,2,1,2,40,40,40,1'

const styleFields =
  'Name, Fontname, Fontsize, PrimaryColour, SecondaryColour, OutlineColour, BackColour, Bold, Italic, Underline, StrikeOut, ScaleX, ScaleY, Spacing, Angle, BorderStyle, Outline, Shadow, Alignment, MarginL, MarginR, MarginV, Encoding'

const eventFields = 'Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text'

/** The words of a line behind the times that they take; a rest before the first is a time of its own. */
function withKaraoke(line: FileLine): string {
  const pieces = piecesOf(line)
  return pieces
    .map(({ text, time }, index) => {
      if (time === null) return text
      const rest = index === 0 && time > line.start ? `{\\k${time - line.start}}` : ''
      return `${rest}{\\k${(pieces[index + 1]?.time ?? line.stop) - time}}${text}`
    })
    .join('')
}

/** A song as SubStation Alpha (lyrics.md#export): one style, words as karaoke, a translation is a second line. */
export function writeAss({ title, lines }: SongFile): Written {
  const events = lines.map(line => {
    const times = `${clock(line.start, '.', 2, 1)},${clock(line.stop, '.', 2, 1)}`
    const second = line.translation === '' ? '' : `\\N${oneSpace(line.translation)}`
    return `Dialogue: 0,${times},Default,,0,0,0,,${withKaraoke(line)}${second}`
  })
  const head = [
    '[Script Info]',
    `Title: ${oneSpace(title)}`,
    'ScriptType: v4.00+',
    'PlayResX: 1280',
    'PlayResY: 720',
    '',
    '[V4+ Styles]',
    `Format: ${styleFields}`,
    style,
    '',
    '[Events]',
    `Format: ${eventFields}`,
  ]
  return { text: [...head, ...events, ''].join('\n') }
}
