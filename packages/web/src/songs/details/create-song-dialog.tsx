import {
  codeOfSongLanguage,
  libraryTranslation,
  maturities,
  type SongLanguage,
  songDifficulties,
  songLanguages,
} from '@duologue/domain/choices/song-choices'
import {
  editorTexts as shared,
  songDifficultyNames,
  songLanguageNames,
  songHomeTexts as texts,
} from '@duologue/domain/messages/songs/editor'
import { songAsideFault, songTitleFault } from '@duologue/domain/songs/details/song-fields'
import { videoIdIn } from '@duologue/domain/videos/video-id'
import { useState } from 'react'
import type { Client } from '../../api/client'
import { useRequestKey } from '../../api/use-request-key'
import { makeCall } from '../../session/make-call'
import { DialogForm } from '../../ui/dialogs/dialog-form'
import { ChoiceField } from '../../ui/fields/choice-field'
import { TextField } from '../../ui/fields/text-field'
import { useForm } from '../../ui/fields/use-form'
import { usePinyin } from '../../words/use-get-pinyin'
import { useFollowed } from '../lyrics/use-followed'
import styles from './create-song-dialog.module.css'
import { type SongSource, SongSourceFields, sourceFault } from './song-source-fields'

const none = () => undefined
const maturityNames = Object.fromEntries(maturities.map(name => [name, name]))

const numberFault = (value: string) =>
  value.trim() !== '' && Number(value) >= 0 ? undefined : texts.numberFault

const rules = {
  language: none,
  title: songTitleFault,
  artist: songTitleFault,
  titleTranslation: songAsideFault,
  titlePinyin: songAsideFault,
  artistTranslation: songAsideFault,
  artistPinyin: songAsideFault,
  youtubeViews: numberFault,
  duration: numberFault,
  difficulty: none,
  maturity: none,
  curated: none,
}

/** A song to be created, of what was typed and where its sound is. */
function songOf(
  typed: Record<keyof typeof rules | 'youtubeId', string>,
  language: SongLanguage,
  source: SongSource,
) {
  const { titleTranslation, artistTranslation, titlePinyin, artistPinyin } = typed
  return {
    language,
    title: typed.title,
    artist: typed.artist,
    youtubeId: source.kind === 'video' ? (videoIdIn(typed.youtubeId) ?? null) : null,
    mediaUrl: source.kind === 'file' ? (source.file?.url ?? null) : null,
    youtubeViews: Number(typed.youtubeViews),
    duration: Number(typed.duration),
    difficulty: songDifficulties.find(one => one === typed.difficulty) ?? 'beginner',
    maturity: maturities.find(one => one === typed.maturity) ?? 'G',
    curated: typed.curated === 'true',
    ...(language === 'chinese'
      ? { titleTranslation, artistTranslation, titlePinyin, artistPinyin }
      : {}),
  }
}

/** The fields that follow what is known of the source, and of the names that were typed. */
function useKnownFields(client: Client, source: SongSource, isChinese: boolean) {
  const [names, setNames] = useState({ title: '', artist: '' })
  const video = source.kind === 'video' ? source.video : undefined
  const seconds = source.kind === 'file' ? (source.file?.durationMs ?? 0) / 1000 : undefined
  const followed = useFollowed({
    title: video?.title ?? '',
    youtubeViews: String(video?.viewCount ?? 0),
    duration: String(video?.duration ?? (seconds || '')),
    titlePinyin: usePinyin(client, names.title || (video?.title ?? ''), isChinese),
    artistPinyin: usePinyin(client, names.artist, isChinese),
  })
  const named = (change: Partial<typeof names>) => setNames(before => ({ ...before, ...change }))
  return { followed, named }
}

type ControlOf<Name extends string, Field extends typeof ChoiceField | typeof TextField> = (
  name: Name,
) => Omit<React.ComponentProps<Field>, 'label' | 'choices'>

/** For whom a song is, and whose it is. */
const ClassingFields = ({
  field,
}: {
  field: ControlOf<'difficulty' | 'maturity' | 'curated', typeof ChoiceField>
}) => (
  <>
    <ChoiceField {...field('difficulty')} label={shared.difficulty} choices={songDifficultyNames} />
    <ChoiceField {...field('maturity')} label={texts.maturity} choices={maturityNames} />
    <ChoiceField
      {...field('curated')}
      label={texts.curated}
      choices={{ false: texts.no, true: texts.yes }}
    />
  </>
)

/** What the names of a Chinese song mean. */
const TranslationFields = ({
  field,
}: {
  field: ControlOf<'titleTranslation' | 'artistTranslation', typeof TextField>
}) => (
  <>
    {(['titleTranslation', 'artistTranslation'] as const).map(name => (
      <TextField key={name} {...field(name)} label={texts[name]} lang={libraryTranslation} />
    ))}
  </>
)

/**
 * Asks for a new song (songs.md#create-a-song): title, views and duration follow what is known about its video, pinyin
 * follows title and artist, each until somebody types there.
 */
export function CreateSongDialog({
  client,
  language: first,
  onCreated,
  onClose,
}: {
  client: Client
  language: SongLanguage
  onCreated: (song: { id: string }) => void
  onClose: () => void
}) {
  const { keyFor, keyDone } = useRequestKey()
  const [language, setLanguage] = useState(first)
  const [source, setSource] = useState<SongSource>({ kind: 'video', video: undefined })
  const isChinese = language === 'chinese'
  const { followed, named } = useKnownFields(client, source, isChinese)

  const { field, form, isSending } = useForm({
    rules: { youtubeId: value => sourceFault(source, value), ...rules },
    onSend: typed =>
      makeCall(
        client,
        async () => {
          const body = songOf(typed, language, source)
          const song = await client.songs.createSong(
            { body },
            { key: keyFor(JSON.stringify(body)) },
          )
          keyDone()
          onCreated(song)
        },
        texts.created,
      ),
  })
  const follow = (name: Parameters<typeof followed>[0]) => {
    const { value, type } = followed(name)
    const { onChange, ...control } = field(name)
    return {
      ...control,
      value,
      autoComplete: 'off',
      onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
        type(event.target.value)
        if (name === 'title') named({ title: event.target.value })
        onChange()
      },
    }
  }
  const { onChange: artistChanged, ...artistField } = field('artist')
  const lang = codeOfSongLanguage(language)
  return (
    <DialogForm
      title={texts.create}
      submit={texts.create}
      isSending={isSending}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      <ChoiceField
        {...field('language')}
        label={shared.language}
        choices={songLanguageNames}
        defaultValue={first}
        onChange={event =>
          setLanguage(songLanguages.find(one => one === event.target.value) ?? first)
        }
      />
      <SongSourceFields
        client={client}
        source={source}
        field={field('youtubeId')}
        onSource={setSource}
      />
      <TextField {...follow('title')} label={texts.title} lang={lang} />
      <TextField
        {...artistField}
        label={texts.artist}
        lang={lang}
        autoComplete="off"
        onChange={event => {
          named({ artist: event.target.value })
          artistChanged()
        }}
      />
      {isChinese ? (
        <>
          <TextField {...follow('titlePinyin')} label={texts.titlePinyin} lang="zh-Latn" />
          <TextField {...follow('artistPinyin')} label={texts.artistPinyin} lang="zh-Latn" />
          <TranslationFields field={field} />
        </>
      ) : null}
      <div className={styles.pair}>
        <TextField {...follow('youtubeViews')} label={texts.viewsField} inputMode="numeric" />
        <TextField {...follow('duration')} label={texts.duration} inputMode="decimal" />
        <ClassingFields field={field} />
      </div>
    </DialogForm>
  )
}
