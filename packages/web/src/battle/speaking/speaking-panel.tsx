import type { Battle } from '@duologue/domain/battle/battle'
import { playbackRateOf } from '@duologue/domain/battle/powers/effects'
import type { Turn } from '@duologue/domain/battle/turn/turn'
import { textDirection } from '@duologue/domain/choices/languages'
import { speechTexts as texts } from '@duologue/domain/messages/speech/speech'
import { passMark } from '@duologue/domain/speech/pass-marks'
import { tellRecognitionError } from '@duologue/domain/speech/recognition-errors'
import type { Alternative } from '@duologue/domain/speech/score-speech'
import { type RefObject, useEffect, useImperativeHandle, useState } from 'react'
import { pinyinShown } from '../../saved-here/dialogue-choices'
import { DialectSelect, useDialect } from '../../speech/dialect-select'
import type { Recognise, RecordingEnd } from '../../speech/recogniser'
import { RecordButton } from '../../speech/record-button'
import { ScoredWords } from '../../speech/scored-words'
import { useRecording } from '../../speech/use-recording'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon'
import type { SpeakLine } from '../../voices/speak-line'
import { nameOf } from '../cast'
import { BattleCountdown } from '../facts/battle-countdown'
import styles from './speaking-panel.module.css'
import { useLineAudio } from './use-line-audio'

/** What the arena's keys do in the learner's turn of speaking mode. */
export interface SpeakingControls {
  /** Begins a recording, or ends the one that is going on. */
  record(): void
}

/** What a turn of speaking mode tells its battle, and who hears and speaks in it. */
export interface Speaking {
  readonly controls: RefObject<SpeakingControls | null>
  onSay(heard: readonly Alternative[]): void
  /** The audio of the line was asked for. */
  onHear(): void
  readonly recognise?: Recognise
  readonly speak?: SpeakLine
}

/**
 * The learner's turn in speaking mode (battle.md#speaking-turns): the line, its audio, the recording, and then which of
 * its words matched. Give it the turn as its key. A recording is the answer as soon as something is heard; one that
 * fails can be repeated while the clock runs. It stops when the turn ends or is paused.
 */
export function SpeakingPanel({
  battle,
  turn,
  elapsed,
  speaking,
}: {
  battle: Battle
  turn: Turn
  elapsed: () => number
  speaking: Speaking
}) {
  const { setup, players } = battle
  const { language, difficulty } = setup
  const line = setup.lines[turn.lineIndex]
  const [failure, setFailure] = useState<string | null>(null)
  const showsPinyin = pinyinShown.use()
  const canSay = turn.moment.state === 'answer' && turn.frozenAt === null
  const audio = useLineAudio(speaking.speak)
  const recording = useRecording(
    useDialect(language),
    (end: RecordingEnd) => {
      if ('failure' in end) setFailure(end.failure)
      else speaking.onSay(end.heard)
    },
    speaking.recognise,
  )
  const { drop } = recording
  useEffect(() => {
    if (!canSay) drop()
  }, [canSay, drop])
  const record = () => {
    if (!canSay) return
    audio.stop()
    setFailure(null)
    recording.press()
  }
  useImperativeHandle(speaking.controls, () => ({ record }))
  const hear = () => {
    if (!canSay || line === undefined) return
    recording.drop()
    speaking.onHear()
    audio.play({ text: line.text, audio: line.audio, language, rate: playbackRateOf(players[1]) })
  }
  const said = 'answer' in turn.moment ? turn.moment.answer.said : undefined
  const forfeits =
    players[1].powers.some(({ name }) => name === 'speaking-master') && !turn.wasHeard
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        {setup.relaxed ? null : (
          <div className={styles.clock}>
            <BattleCountdown battle={battle} elapsed={elapsed} />
          </div>
        )}
        <p className={styles.question}>{texts.sayIt(nameOf(battle, 1))}</p>
        {said ? (
          <ScoredWords score={said} needed={passMark[difficulty]} language={language} />
        ) : (
          <p className={styles.line} lang={language} dir={textDirection(language)}>
            {line?.text}
          </p>
        )}
        {!said && showsPinyin && line?.pinyin ? (
          <p className={styles.pinyin} lang={`${language}-Latn`}>
            {line.pinyin}
          </p>
        ) : null}
      </div>
      {said ? null : (
        <>
          <RecordButton
            state={recording.state}
            isDisabled={!canSay}
            shortcut="Space"
            failure={failure === null ? null : tellRecognitionError(failure)}
            onPress={record}
          />
          <div className={styles.beside}>
            <button
              type="button"
              className={button.secondary}
              aria-disabled={!canSay}
              onClick={hear}
            >
              <Icon name="play" filled /> {texts.hearLine}
            </button>
            <DialectSelect language={language} />
          </div>
          <p className={styles.note} role="status">
            {audio.playing === 'silence' ? texts.silent : forfeits ? texts.hearForfeits : null}
          </p>
        </>
      )}
    </div>
  )
}
