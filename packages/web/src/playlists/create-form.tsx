import type { Playlist } from '@duologue/contract/playlists'
import { playlistLimits } from '@duologue/domain/choices/limits'
import { playlistTexts as texts } from '@duologue/domain/messages/playlists'
import {
  playlistDescriptionFault,
  playlistNameFault,
} from '@duologue/domain/playlists/playlist-fields'
import type { Client } from '../api/client'
import { makeCall } from '../session/make-call'
import { refreshUser } from '../session/refresh-user'
import { SubmitButton } from '../ui/submit-button'
import { TextArea } from '../ui/text-area'
import { TextField } from '../ui/text-field'
import { useForm } from '../ui/use-form'
import { PlaylistLanguage, PlaylistLevel } from './playlist-choices'
import { chosenLanguage, chosenLevel } from './playlist-edit-of'
import styles from './playlist-form.module.css'

const rules = {
  name: playlistNameFault,
  description: playlistDescriptionFault,
  language: () => undefined,
  difficulty: () => undefined,
}

/** The form of /playlists/create (S1 sections 2 and 5); all is left out of what is sent. */
export function CreateForm({
  client,
  onCreated,
}: {
  client: Client
  onCreated: (playlist: Playlist) => Promise<unknown>
}) {
  const { field, form, isSending } = useForm({
    rules,
    onSend: ({ name, description, ...choices }) =>
      makeCall(
        client,
        async () => {
          const language = chosenLanguage(choices.language)
          const difficulty = chosenLevel(choices.difficulty)
          const body = {
            name: name.trim(),
            description: description.trim(),
            ...(language ? { language } : {}),
            ...(difficulty ? { difficulty } : {}),
          }
          const made = await client.playlists.createPlaylist({ body })
          await refreshUser(client)
          await onCreated(made)
        },
        texts.created,
      ),
  })
  return (
    <form {...form} className={styles.form} aria-busy={isSending}>
      <TextField {...field('name')} label={texts.name} maxLength={playlistLimits.name} />
      <TextArea
        {...field('description')}
        label={texts.description}
        maxLength={playlistLimits.description}
      />
      <div className={styles.pair}>
        <PlaylistLanguage {...field('language')} />
        <PlaylistLevel {...field('difficulty')} />
      </div>
      <SubmitButton isSending={isSending}>{texts.create}</SubmitButton>
    </form>
  )
}
