import { songEditorTexts as texts } from '@duologue/domain/messages/songs/song-editor'
import { useEffect } from 'react'
import button from '../../ui/button.module.css'
import type { BookState } from './book-state'
import type { OpenDialog } from './open-dialog'
import type { SongBook } from './song-book'
import styles from './song-page.module.css'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select')

/** Undo and redo by keys, where no field has the focus: a field has its own. */
function useUndoKeys(book: SongBook): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || isTyping(event.target)) return
      const key = event.key.toLowerCase()
      if (key !== 'z' && key !== 'y') return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) book.redo()
      else book.undo()
    }
    // On the way down: the list of lyrics lets no key go up.
    window.addEventListener('keydown', pressed, true)
    return () => window.removeEventListener('keydown', pressed, true)
  }, [book])
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
      {tool(texts.changeVideo, () => onOpen({ kind: 'video' }))}
      {tool(texts.deleteSong, () => onOpen({ kind: 'delete' }))}
    </div>
  )
}
