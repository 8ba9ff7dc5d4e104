import type { Playlist } from '@duologue/contract/playlists'
import { languageOf } from '@duologue/domain/choices/languages'
import { levelOf } from '@duologue/domain/choices/levels'
import { playlistSongTexts } from '@duologue/domain/messages/playlists/playlist-songs'
import { playlistTexts as texts } from '@duologue/domain/messages/playlists/playlists'
import {
  playlistDescriptionFault,
  playlistNameFault,
} from '@duologue/domain/playlists/playlist-fields'
import { playlistLimits } from '@duologue/domain/playlists/playlist-limits'
import type { Client } from '../api/client'
import { LanguageField, LevelField } from '../editor-kit/choice-fields'
import styles from '../editor-kit/create-form.module.css'
import { refreshUser } from '../session/get-me'
import { makeCall } from '../session/make-call'
import { FormGuard } from '../ui/dialogs/form-guard'
import { AllLanguages } from '../ui/fields/language-options'
import { SubmitButton } from '../ui/fields/submit-button'
import { TextArea } from '../ui/fields/text-area'
import { TextField } from '../ui/fields/text-field'
import { useForm } from '../ui/fields/use-form'
import { addThing } from './adding/add-thing'
import type { AddedThing } from './adding/added-thing'

const rules = {
  name: playlistNameFault,
  description: playlistDescriptionFault,
  language: () => undefined,
  difficulty: () => undefined,
}

/** The form of /playlists/create (playlists.md#creating-one); all is left out of what is sent. */
export function CreateForm({
  client,
  begins,
  onCreated,
}: {
  client: Client
  /** What it begins with. */
  begins: AddedThing | undefined
  onCreated: (playlist: Playlist) => Promise<unknown>
}) {
  const { field, form, isSending, isTyped } = useForm({
    rules,
    onSend: async ({ name, description, ...choices }) => {
      let made: Playlist | undefined
      await makeCall(
        client,
        async () => {
          const language = languageOf(choices.language)
          const difficulty = levelOf(choices.difficulty)
          const body = {
            name: name.trim(),
            description: description.trim(),
            ...(language ? { language } : {}),
            ...(difficulty ? { difficulty } : {}),
          }
          made = await client.playlists.createPlaylist({ body })
          await refreshUser(client)
        },
        texts.created,
      )
      if (!made) return
      // It is there already: where the thing cannot be added, that is told, and the playlist is shown without it.
      if (begins !== undefined) await addThing(client, made.id, begins)
      await onCreated(made)
    },
  })
  return (
    <>
      <form {...form} className={styles.form} aria-busy={isSending}>
        <div className={styles.fields}>
          {begins === undefined ? null : (
            <p>{begins.what === 'song' ? playlistSongTexts.beginsWith : texts.beginsWith}</p>
          )}
          <TextField {...field('name')} label={texts.name} maxLength={playlistLimits.name} />
          <TextArea
            {...field('description')}
            label={texts.description}
            maxLength={playlistLimits.description}
          />
          <div className={styles.pair}>
            <LanguageField {...field('language')}>
              <AllLanguages />
            </LanguageField>
            <LevelField {...field('difficulty')} />
          </div>
          <SubmitButton isSending={isSending}>{texts.create}</SubmitButton>
        </div>
      </form>
      <FormGuard isTyped={isTyped} />
    </>
  )
}
