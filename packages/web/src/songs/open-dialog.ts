import type { SharedChange } from './song-acts'

/** The dialog that is open over the song editor (S3 section 2.4). */
export type OpenDialog =
  | { kind: 'add-lyric' | 'history' | 'video' | 'delete' | 'save' | 'discard' }
  | { kind: 'split' | 'remove' | 'add-word'; id: string }
  | { kind: 'merge'; id: string; direction: 'above' | 'below' }
  | { kind: 'word'; id: string; place: number }
  | { kind: 'same-text'; change: SharedChange }
