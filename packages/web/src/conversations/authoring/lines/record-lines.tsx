import type { ConversationEdit, EditedLine } from '@duologue/domain/conversations/conversation-edit'
import { linesToRecord } from '@duologue/domain/conversations/lines-to-record'
import { recordLinesTexts as texts } from '@duologue/domain/messages/conversations/authoring'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { OpenMicrophone } from '../../../speech/record-sound'
import type { RecordedClip } from '../../../speech/use-sound-recording'
import button from '../../../ui/button.module.css'
import { latePart } from '../../../ui/feedback/late-part'
import styles from './record-lines.module.css'

// The same file that the audio of a single line loads.
const SoundRecorder = latePart(
  async () => (await import('../../../speech/sound-recorder')).SoundRecorder,
)

/** The line that is to be said, and who says it; it takes the focus whenever there is another one. */
function Script({
  line,
  draft,
  place,
}: {
  line: EditedLine
  draft: ConversationEdit
  place: string
}) {
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => text.current?.focus(), [line.id])
  const { language, translationLanguage, character1, character2 } = draft
  const { name } = line.character === 1 ? character1 : character2
  return (
    <div className={styles.script}>
      <p className={styles.place} role="status">
        {place}
      </p>
      <p className={styles.name}>{name}</p>
      <p ref={text} className={styles.text} lang={language} data-first tabIndex={-1}>
        {line.text}
      </p>
      {line.pinyin ? <p lang="zh-Latn">{line.pinyin}</p> : null}
      {line.translation ? (
        <p className={styles.translation} lang={translationLanguage}>
          {line.translation}
        </p>
      ) : null}
    </div>
  )
}

/**
 * Walks through the lines of a conversation and records one after the other
 * (conversations.md#recording-all-lines). What is used is kept at once.
 */
export function RecordLines({
  draft,
  keep,
  onAudio,
  openMicrophone,
  children,
}: {
  draft: ConversationEdit
  /** Sends a recording; false when that failed, which has been told. */
  keep: (file: Blob, use: (url: string) => void) => Promise<boolean>
  onAudio: (line: EditedLine, audio: string) => void
  openMicrophone?: OpenMicrophone
  /** The way out. */
  children: ReactNode
}) {
  // Those that are missing at the beginning: the way does not get shorter under one's feet.
  const [lines] = useState(() => linesToRecord(draft.dialogue))
  const [place, setPlace] = useState(0)
  const [recorded, setRecorded] = useState<ReadonlySet<string>>(new Set())
  const line = lines[place]
  if (!line)
    return (
      <>
        <p role="status">{texts.done(recorded.size)}</p>
        {children}
      </>
    )
  const take = async (file: Blob) => {
    const isKept = await keep(file, url => onAudio(line, url))
    if (!isKept) return
    setRecorded(before => new Set(before).add(line.id))
    setPlace(place + 1)
  }
  return (
    <>
      <Script line={line} draft={draft} place={texts.place(place + 1, lines.length)} />
      <Suspense>
        <SoundRecorder
          key={line.id}
          useLabel={texts.useAndGoOn}
          onUse={({ file }: RecordedClip) => take(file)}
          {...(openMicrophone ? { openMicrophone } : {})}
        />
      </Suspense>
      <div className={styles.ways}>
        <button
          type="button"
          className={button.quiet}
          disabled={place === 0}
          onClick={() => setPlace(place - 1)}
        >
          {texts.back}
        </button>
        <button type="button" className={button.quiet} onClick={() => setPlace(place + 1)}>
          {texts.skip}
        </button>
        {children}
      </div>
    </>
  )
}
