import type { MissedLine } from '@duologue/contract/assignments'
import { assignedSongTexts } from '@duologue/domain/messages/assignments/assigned-songs'
import { assignmentTexts as texts } from '@duologue/domain/messages/assignments/assignments'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Client } from '../../api/client'
import { translationChoice } from '../../saved-here/translation-choice'
import { LoadFailed } from '../../ui/feedback/load-failed'
import { Icon } from '../../ui/icon'
import { IconButton } from '../../ui/icon-button'
import { writtenIn } from '../../ui/written-in'
import { speakLine } from '../../voices/speak-line'
import styles from '../assignments.module.css'
import { missesQuery } from '../get-misses-query'

/** Speaks one line at a time; a line that is asked for while another speaks takes its place. */
function useHearing() {
  const current = useRef<AbortController>(null)
  useEffect(() => () => current.current?.abort(), [])
  return ({ text, audio }: MissedLine['line'], language: string) => {
    current.current?.abort()
    current.current = new AbortController()
    void speakLine({ text, audio, language }, current.current.signal)
  }
}

function Missed({
  missed,
  language,
  translationLanguage,
  onHear,
}: {
  missed: MissedLine
  language: string
  translationLanguage: string
  onHear: () => void
}) {
  const { line, asked, wrong, seconds } = missed
  const wished = translationChoice.use()
  const inWished = line.translations?.[wished]
  return (
    <li>
      <IconButton label={texts.hear} onClick={onHear}>
        <Icon name="play" />
      </IconButton>
      <div className={styles.missed}>
        <span {...writtenIn(language)}>{line.text}</span>
        {line.translation ? (
          <small {...writtenIn(inWished ? wished : translationLanguage)}>
            {inWished ?? line.translation}
          </small>
        ) : null}
        <small className={styles.share}>
          {/* Few wrong ones are good, so that the browser's own colours tell the truth. */}
          <meter
            min={0}
            max={asked}
            low={asked / 4}
            high={asked / 2}
            optimum={0}
            value={wrong}
            aria-hidden="true"
          />
          {texts.missed(wrong, asked)} · {texts.seconds(seconds)}
        </small>
      </div>
    </li>
  )
}

/** The lines of an assignment, of a song its words, too, by what the class misses, the worst first, each to be heard. */
export function ClassMisses({
  client,
  assignment,
  user,
}: {
  client: Client
  assignment: string
  user: string
}) {
  const { data, isPending, refetch } = useQuery(missesQuery(client, assignment, user))
  const hear = useHearing()
  const language = data?.language ?? ''
  const words = (data?.words ?? []).map(({ word, ...missed }) => ({ line: word, ...missed }))
  const listed = (misses: readonly MissedLine[]) =>
    misses.length === 0 ? null : (
      <ol className={styles.misses}>
        {misses.map(missed => (
          <Missed
            key={missed.line.id}
            missed={missed}
            language={language}
            translationLanguage={data?.translationLanguage ?? ''}
            onHear={() => hear(missed.line, language)}
          />
        ))}
      </ol>
    )
  return (
    <section aria-labelledby="class-misses">
      <h3 id="class-misses">{texts.misses}</h3>
      {isPending ? <div className={styles.waiting} aria-busy="true" /> : null}
      {!isPending && !data ? (
        <LoadFailed message={texts.missesFailed} onRetry={() => void refetch()} />
      ) : null}
      {data?.lines.length === 0 && words.length === 0 ? <p>{texts.noMisses}</p> : null}
      {words.length > 0 ? <h4>{assignedSongTexts.missedWords}</h4> : null}
      {listed(words)}
      {words.length > 0 && data?.lines.length ? <h4>{assignedSongTexts.missedLines}</h4> : null}
      {listed(data?.lines ?? [])}
    </section>
  )
}
