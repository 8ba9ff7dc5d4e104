import type { Client } from '../../api/client'
import type { BookState } from './book-state'
import type { OpenDialog } from './open-dialog'
import type { SongActs } from './song-acts'
import type { SongBook } from './song-book'

/** What all dialogs of the song editor are given. */
export interface DialogProps {
  client: Client
  book: SongBook
  acts: SongActs
  state: BookState
  dialog: OpenDialog
  onOpen: (dialog: OpenDialog | null) => void
  onChosen: (id: string | null) => void
  /** The page is left for the editor's home; nothing of the song waits any more. */
  onLeave: () => void
}
