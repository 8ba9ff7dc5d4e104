import { recomputeFlags } from '../lyrics/flags'
import { blankLine } from '../lyrics/lyric-line'
import type { Edit, LyricEdit } from './edit'
import type { SongInHand, WordInHand } from './song-in-hand'
import type { WaitingEdit } from './waiting-edits'

const word = (text: string): WordInHand => ({ id: `w-${text}`, text, translation: '', pinyin: '' })

/** A song for tests: each lyric is named by its text, and its words are those of the text. */
export function sampleSong(...texts: string[]): SongInHand {
  const lyrics = texts.map((text, place) => ({
    ...blankLine(`id-${place}`, text),
    startTime: place * 1000,
    stopTime: place * 1000 + 900,
    emptyLyric: false,
    firstSungLyric: place === 0,
    words: text.split(' ').map(said => word(said).id),
  }))
  const words = texts.flatMap(text => text.split(' ')).map(word)
  return {
    fields: { title: 'Song', artist: 'Band' },
    lyrics: recomputeFlags(lyrics),
    words: new Map(words.map(one => [one.id, one])),
  }
}

/** The edit that sets a field of the lyric at a place. */
export const setting = (
  song: SongInHand,
  place: number,
  field: LyricEdit['field'],
  value: unknown,
  more: Partial<LyricEdit> = {},
): LyricEdit => {
  const line = song.lyrics[place]
  return { kind: 'lyric', id: line?.id ?? '', field, value, was: line?.[field], ...more }
}

/** Edits as they wait, named by their place. */
export const waitingFor = (...edits: Edit[]): WaitingEdit[] =>
  edits.map((edit, place) => ({ opId: `op-${place}`, at: place, baseRev: 1, edit }))

export const textsOf = ({ lyrics }: SongInHand) => lyrics.map(({ text }) => text)
