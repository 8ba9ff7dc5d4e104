import type { SharedChange } from './song-acts'

/** Dialogs that only ask. */
export type AskingDialog =
  | { kind: 'save' }
  | { kind: 'remove'; id: string }
  | { kind: 'merge'; id: string; direction: 'above' | 'below' }

/** The dialog that is open over the song editor (songs.md#song-editor). */
export type OpenDialog =
  | AskingDialog
  | { kind: 'add-lyric' }
  | { kind: 'history' }
  | { kind: 'video' }
  | { kind: 'delete' }
  | { kind: 'split'; id: string }
  | { kind: 'add-word'; id: string }
  | { kind: 'word'; id: string; place: number }
  | { kind: 'same-text'; change: SharedChange }
