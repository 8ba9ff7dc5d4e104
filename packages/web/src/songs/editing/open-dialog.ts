import type { SharedChange } from './shared-acts'

/** Dialogs that only ask. */
export type AskingDialog =
  | { kind: 'save' }
  | { kind: 'remove'; id: string }
  | { kind: 'merge'; id: string; direction: 'above' | 'below' }

/** Dialogs over what is said in one lyric. */
export type LyricDialog =
  | { kind: 'split'; id: string }
  | { kind: 'add-word'; id: string }
  | { kind: 'word'; id: string; place: number }
  | { kind: 'same-text'; change: SharedChange }

/** The dialog that is open over the song editor (songs.md#song-editor). */
export type OpenDialog =
  | AskingDialog
  | LyricDialog
  | { kind: 'add-lyric' }
  | { kind: 'history' }
  | { kind: 'export' }
  | { kind: 'video' }
  | { kind: 'withdraw' }
  | { kind: 'restore' }
  | { kind: 'delete' }
