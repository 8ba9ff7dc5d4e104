import type { SongLanguage } from '@duologue/domain/choices/song-choices'
import type { LyricField, WordInHand } from '@duologue/domain/songs/editing/song-in-hand'
import type { LyricLine } from '@duologue/domain/songs/lyrics/lyric-line'

/** What can be asked for from a lyric's form; most of it opens a dialog. */
export type LyricAction = 'copy' | 'split' | 'merge-above' | 'merge-below' | 'remove' | 'add-word'

/** What a lyric's form is told and says. */
export interface LyricFormProps {
  line: LyricLine
  place: number
  total: number
  language: SongLanguage
  words: readonly WordInHand[]
  faultOf: (field: LyricField) => string | undefined
  onSet: (field: LyricField, value: unknown) => void
  /** A field that lyrics with the same text share was left with another value. */
  onLeft: (field: LyricField, began: string, left: string) => void
  onAction: (action: LyricAction) => void
  onWord: (place: number) => void
  onPlay: () => void
  onClose: () => void
}
