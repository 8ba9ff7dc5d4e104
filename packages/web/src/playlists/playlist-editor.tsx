import type { Playlist } from '@duologue/contract/playlists'
import {
  playlistSaveTexts,
  playlistTexts as texts,
} from '@duologue/domain/messages/playlists/playlists'
import {
  playlistDescriptionFault,
  playlistNameFault,
} from '@duologue/domain/playlists/playlist-fields'
import { playlistLimits } from '@duologue/domain/playlists/playlist-limits'
import { useState } from 'react'
import type { Client } from '../api/client'
import { LeaveGuard } from '../autosave/leave-guard'
import { SaveLine } from '../autosave/save-line'
import { useAutosaver } from '../autosave/use-autosaver'
import button from '../ui/button.module.css'
import { useSending } from '../ui/feedback/use-sending'
import { TextArea } from '../ui/fields/text-area'
import { TextField } from '../ui/fields/text-field'
import { EditedOrder } from './order/edited-order'
import { PlaylistLanguage, PlaylistLevel } from './playlist-choices'
import { chosenLanguage, chosenLevel } from './playlist-edit-of'
import styles from './playlist-editor.module.css'
import { playlistSaver } from './update-playlist-saver'

/** The edit view of a playlist (playlists.md#editing): its fields and its order, saved by themselves. */
export function PlaylistEditor({
  client,
  playlist,
  user,
  onSaved,
  onGone,
  onFinish,
}: {
  client: Client
  playlist: Playlist
  user: string
  onSaved: (playlist: Playlist) => void
  /** It is not there any more. */
  onGone: () => void
  onFinish: () => void
}) {
  const { saver, editing } = useAutosaver(() =>
    playlistSaver(client, playlist, user, onSaved, onGone),
  )
  const [isSending, send] = useSending()
  const [isLater, setIsLater] = useState(false)
  const { draft } = editing
  const finish = async () => {
    setIsLater(false)
    if (await saver.flush({ isAsked: true })) onFinish()
  }
  return (
    <section className={styles.editor} aria-labelledby="editor-title">
      <div className={styles.head}>
        <h1 id="editor-title">{texts.editing}</h1>
        <SaveLine editing={editing} texts={playlistSaveTexts} onRetry={() => saver.flush()} />
        <button
          type="button"
          className={button.primary}
          disabled={isSending}
          onClick={() => send(finish)}
        >
          {texts.finish}
        </button>
      </div>
      <div className={styles.fields}>
        <TextField
          label={texts.name}
          value={draft.name}
          maxLength={playlistLimits.name}
          fault={playlistNameFault(draft.name)}
          onChange={event => saver.edit({ name: event.target.value })}
        />
        <TextArea
          label={texts.description}
          value={draft.description}
          maxLength={playlistLimits.description}
          fault={playlistDescriptionFault(draft.description)}
          onChange={event => saver.edit({ description: event.target.value })}
        />
        <PlaylistLanguage
          value={draft.language ?? 'all'}
          onChange={event => saver.edit({ language: chosenLanguage(event.target.value) })}
        />
        <PlaylistLevel
          value={draft.difficulty ?? 'all'}
          onChange={event => saver.edit({ difficulty: chosenLevel(event.target.value) })}
        />
      </div>
      <EditedOrder
        client={client}
        playlist={playlist}
        user={user}
        editing={editing}
        isConflictHidden={isLater}
        onOrder={conversations => saver.edit({ conversations })}
        onChoose={whose => void saver.choose(whose)}
        onLater={() => setIsLater(true)}
      />
      <LeaveGuard isDirty={() => saver.now().isDirty} save={() => saver.flush()} />
    </section>
  )
}
