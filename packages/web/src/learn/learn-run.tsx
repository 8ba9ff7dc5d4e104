import type { AttemptPlace } from '@duologue/domain/choices/learn-choices'
import { isOver, type LearnSession, taskOf } from '@duologue/domain/learn/session'
import { type LearnSummary, summaryOf } from '@duologue/domain/learn/summary'
import { learnTexts as texts } from '@duologue/domain/messages/learn/learn'
import { offlineSpeech } from '@duologue/domain/messages/speech/offline-speech'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Client } from '../api/client'
import { speaksAnswers } from '../saved-here/learn-choices'
import { useCanRecognise } from '../speech/can-recognise'
import { useNeedsConnection } from '../speech/needs-connection'
import button from '../ui/button.module.css'
import { KeysDialog } from '../ui/dialogs/keys-dialog'
import { Icon } from '../ui/icon'
import { IconButton } from '../ui/icon-button'
import type { LearnLine } from './learn-line'
import styles from './learn-run.module.css'
import type { Tools } from './steps/learn-step'
import { StepView } from './steps/step-view'
import { useLearn } from './use-learn'
import { useLearnKeys } from './use-learn-keys'
import { useQuiet } from './use-quiet'

/** Why no answer can be spoken here: no recognition, or none without a connection; undefined where it can. */
function useHearingFault({ recognise }: Tools, language: string | undefined): string | undefined {
  const canRecognise = useCanRecognise() || recognise !== undefined
  const needsConnection = useNeedsConnection(language)
  if (!canRecognise) return texts.unsupported
  return needsConnection ? offlineSpeech.needsConnection : undefined
}

/** A session from its first task to its end (learn.md#going-on-later); what comes after its end is handed in. */
export function LearnRun({
  client,
  subject,
  first,
  lines,
  place,
  tools = {},
  onEnd,
  children,
}: {
  client: Client
  /** What is learned, by the name under which its session is kept. */
  subject: string
  first: LearnSession
  lines: ReadonlyMap<string, LearnLine>
  place: Exclude<AttemptPlace, 'battle'>
  tools?: Tools
  /** Told once, when the session is over. */
  onEnd: (summary: LearnSummary) => void
  children: (summary: LearnSummary) => ReactNode
}) {
  const running = useLearn(client, subject, first, place, onEnd)
  const { session } = running
  const quiet = useQuiet()
  const wantsSpeech = speaksAnswers.use()
  const [showsKeys, setShowsKeys] = useState(false)
  useLearnKeys({ help: () => setShowsKeys(true) })
  const own = useRef<HTMLElement>(null)
  useEffect(() => {
    // Newer browsers answer a promise here, which is no clean-up.
    own.current?.scrollIntoView({ block: 'start' })
  }, [])
  const task = taskOf(session)
  const fault = useHearingFault(tools, task && lines.get(task.line)?.language)
  if (isOver(session) || !task) return children(summaryOf(session))
  const canRecord = wantsSpeech && !quiet.isQuiet
  const from = lines.get(task.line)?.from
  return (
    <section ref={own} className={styles.run} aria-labelledby="learn-step">
      <div className={styles.bar}>
        <progress
          className={styles.progress}
          value={session.at}
          max={session.tasks.length}
          aria-label={texts.progressLabel}
        />
        <span className={styles.count}>{texts.progress(session.at + 1, session.tasks.length)}</span>
        <IconButton label={texts.keys} onClick={() => setShowsKeys(true)}>
          <Icon name="help" />
        </IconButton>
        <button
          type="button"
          className={button.quiet}
          onClick={() => running.send({ type: 'end' })}
        >
          {texts.stop}
        </button>
      </div>
      <div className={styles.card}>
        <header className={styles.head}>
          <h2 id="learn-step">{texts.steps[task.step]}</h2>
          <p>{from ? texts.reviewFrom(from) : texts.stepMeans[task.step]}</p>
        </header>
        <div
          className={styles.step}
          key={`${session.at} ${session.state === 'feedback'} ${session.misses}`}
        >
          <StepView
            {...{ session, running, lines, tools, canRecord }}
            canSpeak={canRecord && !fault}
          />
        </div>
      </div>
      <footer className={styles.foot}>
        {wantsSpeech && fault ? (
          <p>
            {fault} {texts.unsupportedHelp}
          </p>
        ) : null}
        {quiet.isQuiet ? <p role="status">{texts.quietOn}</p> : null}
        {wantsSpeech ? (
          <button
            type="button"
            className={button.quiet}
            onClick={quiet.isQuiet ? quiet.speakAgain : quiet.beQuiet}
          >
            {quiet.isQuiet ? texts.speakAgain : texts.quiet}
          </button>
        ) : null}
      </footer>
      {showsKeys ? (
        <KeysDialog
          title={texts.keysLead}
          rows={texts.keyRows}
          onClose={() => setShowsKeys(false)}
        />
      ) : null}
    </section>
  )
}
