import { oneSpace } from '../adding/no-timestamps'
import type { SongFile, Written } from './song-file'
import { clock } from './written-parts'

/** A song as SubRip (lyrics.md#export): a translation is a second line. */
export function writeSrt({ lines }: SongFile): Written {
  const cues = lines.map(({ text, translation, start, stop }, index) =>
    [
      String(index + 1),
      `${clock(start, ',', 3)} --> ${clock(stop, ',', 3)}`,
      oneSpace(text),
      ...(translation === '' ? [] : [oneSpace(translation)]),
      '',
    ].join('\n'),
  )
  return { text: cues.join('\n') }
}
