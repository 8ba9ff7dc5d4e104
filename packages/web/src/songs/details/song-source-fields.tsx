import type { KeptFile } from '@duologue/contract/media'
import type { VideoInfo } from '@duologue/contract/videos'
import { faulty } from '@duologue/domain/messages/joined'
import { songHomeTexts as texts } from '@duologue/domain/messages/songs/editor'
import { wordFaults } from '@duologue/domain/messages/songs/word-dialogs'
import { videoIdIn } from '@duologue/domain/videos/video-id'
import { type ComponentProps, Suspense, useEffect, useEffectEvent, useState } from 'react'
import type { Client } from '../../api/client'
import { latePart } from '../../ui/feedback/late-part'
import { LoadingVoices } from '../../ui/feedback/loading-voices'
import { ChoiceField } from '../../ui/fields/choice-field'
import { TextField } from '../../ui/fields/text-field'
import { useVideoLookup } from './use-get-video'

const UploadField = latePart(async () => (await import('../../media/upload-field')).UploadField)

/**
 * Where a song plays from: a video with what is known about it, or a file that was uploaded (songs.md#video-or-file).
 */
export type SongSource =
  | { kind: 'video'; video: VideoInfo | undefined }
  | { kind: 'file'; file: KeptFile | null }

/** What is wrong with where a song plays from; `typed` is the video's id or address. */
export function sourceFault(source: SongSource, typed: string): string | undefined {
  if (source.kind === 'file') return source.file ? undefined : wordFaults.required
  if (typed.trim() === '') return wordFaults.required
  return videoIdIn(typed) === undefined ? texts.videoFault : undefined
}

function VideoField({
  client,
  field: { onChange, ...field },
  onFound,
}: {
  client: Client
  field: { onChange: () => void; fault: string | undefined } & ComponentProps<'input'>
  onFound: (video: VideoInfo | undefined) => void
}) {
  const [typed, setTyped] = useState('')
  const { video, note } = useVideoLookup(client, typed)
  const found = useEffectEvent(onFound)
  useEffect(() => found(video), [video])
  return (
    <TextField
      {...field}
      label={texts.video}
      note={note}
      autoComplete="off"
      spellCheck={false}
      onChange={event => {
        setTyped(event.target.value)
        onChange()
      }}
    />
  )
}

/** The fields that say where a new song plays from. */
export function SongSourceFields({
  client,
  source,
  field,
  onSource,
}: {
  client: Client
  source: SongSource
  field: ComponentProps<typeof VideoField>['field']
  onSource: (source: SongSource) => void
}) {
  return (
    <>
      <ChoiceField
        label={texts.source}
        choices={texts.sources}
        defaultValue="video"
        onChange={event =>
          onSource(
            event.target.value === 'file'
              ? { kind: 'file', file: null }
              : { kind: 'video', video: undefined },
          )
        }
      />
      {source.kind === 'video' ? (
        <VideoField
          client={client}
          field={field}
          onFound={video => onSource({ kind: 'video', video })}
        />
      ) : (
        <Suspense fallback={<LoadingVoices />}>
          <UploadField
            client={client}
            purpose="song-media"
            label={texts.file}
            onKept={file => onSource({ kind: 'file', file })}
          />
          <p role="status">
            {source.file ? texts.fileKept : field.fault ? faulty(texts.file, field.fault) : null}
          </p>
        </Suspense>
      )}
    </>
  )
}
