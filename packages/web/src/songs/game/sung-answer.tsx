import type { SheetLine } from '@duologue/contract/songs/song-sheet'
import { songPlayTexts as texts } from '@duologue/domain/messages/songs/song-games'
import type { SongGame } from '@duologue/domain/songs/game/song-game'
import { isPartDone } from '@duologue/domain/songs/game/song-game'
import { passMark } from '@duologue/domain/speech/pass-marks'
import { tellRecognitionError } from '@duologue/domain/speech/recognition-errors'
import { type SpeechScore, scoreSpeech } from '@duologue/domain/speech/score-speech'
import { useEffect, useState } from 'react'
import { DialectSelect, useDialect } from '../../speech/dialect-select'
import type { Recognise } from '../../speech/recogniser'
import { RecordButton } from '../../speech/record-button'
import { ScoredWords } from '../../speech/scored-words'
import { useRecording } from '../../speech/use-recording'
import button from '../../ui/button.module.css'
import { usePageKeys } from '../../ui/keys/use-page-keys'
import type { RunningSong } from './run-song'
import styles from './sung-answer.module.css'

/** A line that is sung or said when it has been heard, and which of its words were (song-games.md#singing). */
export function SungAnswer({
  game,
  state,
  line,
  language,
  isPlaying,
  onWrite,
  recognise,
}: {
  game: RunningSong
  state: SongGame
  line: SheetLine
  language: string
  /** Over the music a recogniser would hear music. */
  isPlaying: boolean
  /** Who cannot speak now writes. */
  onWrite: (() => void) | undefined
  recognise?: Recognise | undefined
}) {
  const [said, setSaid] = useState<SpeechScore | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const {
    press,
    drop,
    state: recording,
  } = useRecording(
    useDialect(language),
    end => {
      if ('failure' in end) return setFailure(end.failure)
      setSaid(scoreSpeech(line.text, end.heard, language))
      game.said(end.heard)
    },
    recognise,
  )
  const isDone = isPartDone(state)
  const canSay = state.heard !== null && !isDone && !isPlaying
  useEffect(() => {
    if (!canSay) drop()
  }, [canSay, drop])
  const record = () => {
    if (!canSay) return
    setFailure(null)
    press()
  }
  usePageKeys(({ key, repeat }) => (key === ' ' && canSay && !repeat ? record : undefined), true)
  const isMissed = state.questions[0]?.misses === 1 && !isDone
  return (
    <div className={styles.sung}>
      {said ? (
        <ScoredWords
          score={said}
          needed={passMark[game.setup.difficulty]}
          language={language}
          isLarge
        />
      ) : (
        <p className={styles.line} lang={language}>
          {line.text}
        </p>
      )}
      {line.pinyin === '' ? null : (
        <p className={styles.under} lang={`${language}-Latn`}>
          {line.pinyin}
        </p>
      )}
      <p className={styles.under}>{line.translation}</p>
      {isDone ? null : (
        <>
          {isMissed ? <p role="status">{texts.said}</p> : null}
          <div className={styles.record}>
            <RecordButton
              state={recording}
              isDisabled={!canSay}
              shortcut="Space"
              failure={failure === null ? null : tellRecognitionError(failure)}
              onPress={record}
            />
          </div>
          <div className={styles.beside}>
            <DialectSelect language={language} />
            {onWrite ? (
              <button type="button" className={button.quiet} onClick={onWrite}>
                {texts.cannotSpeak}
              </button>
            ) : null}
          </div>
        </>
      )}
    </div>
  )
}
