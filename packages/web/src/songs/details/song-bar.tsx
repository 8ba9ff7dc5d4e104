import { songEditorTexts as texts } from '@duologue/domain/messages/songs/song-editor'
import { useState } from 'react'
import type { Client } from '../../api/client'
import type { BookState } from '../editing/book-state'
import type { OpenDialog } from '../editing/open-dialog'
import type { SongActs } from '../editing/song-acts'
import styles from '../editing/song-page.module.css'
import { ForLearners } from './for-learners'
import { SongForm } from './song-form'

/** The fields of the song itself, which may be folded away, and what learners would miss. */
export function SongBar({
  client,
  state: { song, faults, stored },
  acts,
  onLyric,
  onOpen,
}: {
  client: Client
  state: BookState
  acts: SongActs
  onLyric: (id: string) => void
  onOpen: (dialog: OpenDialog) => void
}) {
  const hasFault = [...faults.keys()].some(key => key.startsWith('song.'))
  // Folded from the start once there are lyrics; from then on it is as its reader left it.
  const [isOpen] = useState(() => song.lyrics.length === 0)
  return (
    <>
      <details className={styles.fields} open={isOpen}>
        <summary>
          {texts.fields} <small>{hasFault ? texts.wrong : texts.fieldsHint}</small>
        </summary>
        <SongForm song={song} faults={faults} onSet={acts.setSong} />
      </details>
      <ForLearners {...{ client, song, onLyric, onOpen }} id={stored.id} />
    </>
  )
}
