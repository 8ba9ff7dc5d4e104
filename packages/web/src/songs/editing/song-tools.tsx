import { songEditorTexts as texts } from '@duologue/domain/messages/songs/song-editor'
import button from '../../ui/button.module.css'
import { isWrittenIn, usePageKeys } from '../../ui/keys/use-page-keys'
import type { BookState } from './book-state'
import type { OpenDialog } from './open-dialog'
import type { SongBook } from './song-book'
import styles from './song-page.module.css'

/** Undo and redo by keys, where no field has the focus: a field has its own. */
function useUndoKeys(book: SongBook): void {
  usePageKeys(event => {
    if (!(event.ctrlKey || event.metaKey) || isWrittenIn(event.target)) return undefined
    const key = event.key.toLowerCase()
    if (key === 'y' || (key === 'z' && event.shiftKey)) return book.redo
    return key === 'z' ? book.undo : undefined
  }, true)
}

/** What can be done with the whole song. */
export function SongTools({
  book,
  state: { canUndo, canRedo },
  onOpen,
  onSave,
}: {
  book: SongBook
  state: BookState
  onOpen: (dialog: OpenDialog) => void
  onSave: () => void
}) {
  useUndoKeys(book)
  const tool = (label: string, act: () => void, isOff = false) => (
    <button type="button" className={button.secondary} disabled={isOff} onClick={act}>
      {label}
    </button>
  )
  return (
    <div className={styles.tools}>
      {tool(texts.undo, book.undo, !canUndo)}
      {tool(texts.redo, book.redo, !canRedo)}
      {tool(texts.saveChanges, onSave)}
      {tool(texts.history, () => onOpen({ kind: 'history' }))}
      {tool(texts.exportLyrics, () => onOpen({ kind: 'export' }))}
      {tool(texts.changeVideo, () => onOpen({ kind: 'video' }))}
      {tool(texts.deleteSong, () => onOpen({ kind: 'delete' }))}
    </div>
  )
}
