import type { ConversationCard } from '@duologue/contract/conversations'
import { languageChoiceTexts } from '@duologue/domain/messages/choices'
import { languageName } from '@duologue/domain/messages/language-name'
import { playlistTexts as texts } from '@duologue/domain/messages/playlists/playlists'
import { editorTexts } from '@duologue/domain/messages/saving/editors'
import type { PlaylistEdit } from '@duologue/domain/playlists/playlist-edit'
import { VersionFields, VersionRows } from '../editor-kit/version-fields'

/** The fields in question of a playlist that was changed in two places at once, as one of them has it. */
export function PlaylistVersion({
  edit,
  fields,
  cards,
}: {
  edit: PlaylistEdit
  fields: readonly (keyof PlaylistEdit)[]
  cards: Readonly<Record<string, ConversationCard>>
}) {
  const { name, description, language, difficulty, conversations } = edit
  const version = {
    name,
    description,
    language: language ? languageName(language) : languageChoiceTexts.allLanguages,
    difficulty: difficulty ?? editorTexts.allLevels,
    conversations: (
      <VersionRows label={texts.order}>
        {conversations.map(id => (
          <li key={id}>{cards[id]?.title ?? texts.unavailable}</li>
        ))}
      </VersionRows>
    ),
  }
  return <VersionFields version={version} fields={fields} />
}
