import { languageChoiceTexts } from '@duologue/domain/messages/choices'
import { languageName } from '@duologue/domain/messages/language-name'
import { playlistSongTexts as songTexts } from '@duologue/domain/messages/playlists/playlist-songs'
import { playlistTexts as texts } from '@duologue/domain/messages/playlists/playlists'
import { editorTexts } from '@duologue/domain/messages/saving/editors'
import type { PlaylistEdit } from '@duologue/domain/playlists/playlist-edit'
import { VersionFields, VersionRows } from '../editor-kit/version-fields'
import type { OrderCards } from './order/order-item'

/** The fields in question of a playlist that was changed in two places at once, as one of them has it. */
export function PlaylistVersion({
  edit,
  fields,
  cards,
}: {
  edit: PlaylistEdit
  fields: readonly (keyof PlaylistEdit)[]
  /** Of conversations and of songs. */
  cards: OrderCards
}) {
  const { name, description, language, difficulty, conversations, songs = [] } = edit
  const rows = (label: string, ids: readonly string[]) => (
    <VersionRows label={label}>
      {ids.map(id => (
        <li key={id}>{cards[id]?.title ?? texts.unavailable}</li>
      ))}
    </VersionRows>
  )
  const version = {
    name,
    description,
    language: language ? languageName(language) : languageChoiceTexts.allLanguages,
    difficulty: difficulty ?? editorTexts.allLevels,
    conversations: rows(texts.order, conversations),
    songs: rows(songTexts.order, songs),
  }
  return <VersionFields version={version} fields={fields} />
}
