import type { Battle } from '@duologue/domain/battle/battle'
import type { Turn } from '@duologue/domain/battle/turn/turn'
import { textDirection } from '@duologue/domain/choices/languages'
import { turnTexts as texts } from '@duologue/domain/messages/battle/said-in-turn'
import { Icon } from '../../ui/icon'
import { nameOf, pictureOf, type Script } from '../cast'
import { ComputerGuess, GuessOutcome } from '../facts/computer-guess'
import type { Guessing } from '../facts/use-guessing'
import { SoundWave } from '../speaking/sound-wave'
import { markOf } from './answer-marks'
import styles from './computer-turn.module.css'
import { verdictOf } from './computer-verdict'
import { RivalSpeech } from './rival-speech'
import { ShownLine } from './shown-line'
import type { LineVoice } from './use-line-voice'

/** The turn of the computer, or of the person in its place: its line is spoken where lines are heard, it thinks, then shows the line that it chose and whether it was right. */
export function ComputerTurn({
  battle,
  turn,
  script,
  voice,
  guessing,
}: {
  battle: Battle
  turn: Turn
  script: Script
  voice?: LineVoice | undefined
  /** The guesses at what it will do, where they are made. */
  guessing?: Guessing | undefined
}) {
  const { characterNumber } = battle.players[2]
  const { moment } = turn
  const { lines, language, mode } = battle.setup
  const name = script.rival ?? nameOf(battle, 2)
  const speaks = mode === 'speaking' && script.rival !== undefined
  const answer = 'answer' in moment ? moment.answer : null
  const choice = answer?.choice ?? null
  const mark = choice === null ? null : markOf(turn, choice)
  // What is said is the line of the turn, well or badly; what is chosen may be another one.
  const shownId = mode === 'speaking' ? turn.lineId : choice
  const chosen = lines.find(line => line.id === shownId)
  return (
    <div className={styles.turn} data-voice={characterNumber}>
      <img src={pictureOf(script, battle, characterNumber)} alt="" width="84" height="84" />
      <div className={styles.bubble} data-mark={mark}>
        {voice && moment.state === 'start' ? (
          <>
            <p className={styles.verdict}>{texts.hearing(name)}</p>
            {voice.speaking === 'silence' ? null : <SoundWave isOn />}
            <ShownLine battle={battle} voice={voice} />
          </>
        ) : answer === null ? (
          <>
            <p className={styles.thinking}>
              {speaks ? texts.rivalSpeaks(name) : texts.thinking(name)}
              <span className={styles.dots} aria-hidden="true">
                <span />
                <span />
                <span />
              </span>
            </p>
            {guessing ? <ComputerGuess battle={battle} guessing={guessing} /> : null}
          </>
        ) : (
          <>
            <p className={styles.verdict}>
              <span className={styles.sign}>
                <Icon name={answer.right ? 'check' : 'cross'} />
              </span>
              {verdictOf(battle, answer, name)}
            </p>
            {speaks && answer.said ? (
              <RivalSpeech battle={battle} said={answer.said} lineIndex={turn.lineIndex} />
            ) : chosen ? (
              <p className={styles.line} lang={language} dir={textDirection(language)}>
                {chosen.text}
              </p>
            ) : null}
            {guessing ? <GuessOutcome battle={battle} guessing={guessing} /> : null}
          </>
        )}
      </div>
    </div>
  )
}
