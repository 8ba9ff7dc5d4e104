import type { Battle } from '@duologue/domain/battle/battle'
import { areTranslated } from '@duologue/domain/battle/powers/effects'
import { readingCue } from '@duologue/domain/battle/turn/cue'
import type { Turn } from '@duologue/domain/battle/turn/turn'
import { turnTexts as texts } from '@duologue/domain/messages/battle/said-in-turn'
import { useEffect, useId, useRef } from 'react'
import { pinyinShown } from '../../saved-here/dialogue-choices'
import { isFocusFree } from '../../ui/fields/keep-focus'
import { nameOf, type Script } from '../cast'
import { BattleCountdown } from '../facts/battle-countdown'
import { AnswerButton } from './answer-button'
import { markOf } from './answer-marks'
import styles from './answer-panel.module.css'
import { CueCard } from './cue-card'
import { ListeningCue } from './listening-cue'
import { showsPinyin } from './shows-pinyin'
import type { LineVoice } from './use-line-voice'

/**
 * The learner's turn: the cue, the clock and the choices (battle.md#turns). Give it the turn as its key: a new turn
 * takes the focus to the choices, unless somebody is reading or working elsewhere on the page. While the line is spoken
 * for the first time the choices are only places.
 */
export function AnswerPanel({
  battle,
  turn,
  script,
  elapsed,
  voice,
  onAnswer,
}: {
  battle: Battle
  turn: Turn
  script: Script
  elapsed: () => number
  voice?: LineVoice | undefined
  onAnswer: (choice: string) => void
}) {
  const cueId = useId()
  const answers = useRef<HTMLOListElement>(null)
  const { lines, language } = battle.setup
  const choices = turn.choices.flatMap(id => lines.find(line => line.id === id) ?? [])
  const hasPinyin = showsPinyin(choices, pinyinShown.use())
  const cue = readingCue(battle)
  const isTranslated = areTranslated(battle)
  const isSpoken = turn.moment.state === 'start'
  const isTwo = battle.setup.mode === 'listening' && choices.length === 2
  useEffect(() => {
    if (isSpoken) return
    if (isFocusFree()) answers.current?.focus({ preventScroll: true })
  }, [isSpoken])
  return (
    <>
      <div className={styles.head}>
        {battle.setup.relaxed ? null : (
          <div className={styles.clock}>
            <BattleCountdown battle={battle} elapsed={elapsed} />
          </div>
        )}
        {voice && battle.setup.mode === 'listening' ? (
          <ListeningCue
            id={cueId}
            battle={battle}
            choices={choices}
            canAnswer={turn.moment.state === 'answer'}
            voice={voice}
          />
        ) : cue ? (
          <CueCard
            id={cueId}
            cue={cue}
            speaker={nameOf(battle, 1)}
            language={language}
            translationLanguage={script.translationLanguage}
          />
        ) : null}
      </div>
      <ol
        ref={answers}
        className={styles.answers}
        data-spoken={isSpoken || undefined}
        data-two={isTwo || undefined}
        tabIndex={-1}
        aria-label={texts.answers}
        aria-describedby={cueId}
      >
        {choices.map((line, index) => (
          <li key={line.id}>
            <AnswerButton
              line={line}
              language={language}
              number={index + 1}
              mark={markOf(turn, line.id)}
              hasPinyin={hasPinyin}
              translation={isTranslated ? line.translation : null}
              translationLanguage={script.translationLanguage}
              isPaused={turn.frozenAt !== null}
              onChoose={() => onAnswer(line.id)}
            />
          </li>
        ))}
      </ol>
    </>
  )
}
