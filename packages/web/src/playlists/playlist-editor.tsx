import type { Playlist } from '@duologue/contract/playlists'
import { languageOf } from '@duologue/domain/choices/languages'
import { levelOf } from '@duologue/domain/choices/levels'
import { playlistSongTexts } from '@duologue/domain/messages/playlists/playlist-songs'
import {
  playlistSaveTexts,
  playlistTexts as texts,
} from '@duologue/domain/messages/playlists/playlists'
import { isPlaylistEditValid } from '@duologue/domain/playlists/playlist-edit'
import {
  playlistDescriptionFault,
  playlistNameFault,
} from '@duologue/domain/playlists/playlist-fields'
import { playlistLimits } from '@duologue/domain/playlists/playlist-limits'
import { useQuery } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { useAutosaver } from '../autosave/use-autosaver'
import { LanguageField, LevelField } from '../editor-kit/choice-fields'
import { EditorFrame } from '../editor-kit/editor-frame'
import styles from '../editor-kit/editor-frame.module.css'
import { AllLanguages } from '../ui/fields/language-options'
import { TextArea } from '../ui/fields/text-area'
import { TextField } from '../ui/fields/text-field'
import { allCardsQuery, allSongsQuery } from './all-cards-query'
import { EditedOrder } from './order/edited-order'
import type { OrderCards } from './order/order-item'
import { PlaylistVersion } from './playlist-version'
import { playlistSaver } from './update-playlist-saver'

const noCards: OrderCards = {}

/** The edit view of a playlist (playlists.md#editing): its fields and its orders, saved by themselves. */
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
  const { draft } = editing
  const count = Math.max(playlist.conversations.length, draft.conversations.length)
  const { data: cards = noCards, isPending } = useQuery({
    ...allCardsQuery(client, playlist.id, user, count),
    placeholderData: before => before,
  })
  const songs = draft.songs ?? playlist.songs
  const ofSongs = useQuery({
    ...allSongsQuery(client, playlist.id, user),
    enabled: playlist.songs.length > 0,
  })
  const songCards = ofSongs.data ?? noCards
  return (
    <EditorFrame
      saver={saver}
      editing={editing}
      isValid={isPlaylistEditValid(draft)}
      title={texts.editing}
      texts={playlistSaveTexts}
      version={(edit, fields) => (
        <PlaylistVersion edit={edit} fields={fields} cards={{ ...cards, ...songCards }} />
      )}
      onFinish={onFinish}
    >
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
        <LanguageField
          value={draft.language ?? 'all'}
          onChange={event => saver.edit({ language: languageOf(event.target.value) ?? null })}
        >
          <AllLanguages />
        </LanguageField>
        <LevelField
          value={draft.difficulty ?? 'all'}
          onChange={event => saver.edit({ difficulty: levelOf(event.target.value) ?? null })}
        />
      </div>
      {draft.conversations.length > 0 || songs.length === 0 ? (
        <EditedOrder
          words={texts}
          cards={cards}
          isPending={isPending}
          ids={draft.conversations}
          onOrder={conversations => saver.edit({ conversations })}
        />
      ) : null}
      {songs.length > 0 ? (
        <EditedOrder
          words={playlistSongTexts}
          cards={songCards}
          isPending={ofSongs.isPending}
          ids={songs}
          onOrder={order => saver.edit({ songs: order })}
        />
      ) : null}
    </EditorFrame>
  )
}
