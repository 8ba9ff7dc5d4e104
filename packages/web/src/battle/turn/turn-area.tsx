import type { Battle } from '@duologue/domain/battle/battle'
import type { PowerName } from '@duologue/domain/choices/battle-powers'
import { turnTexts as texts } from '@duologue/domain/messages/battle/said-in-turn'
import type { ReactNode } from 'react'
import type { Script } from '../cast'
import type { Guessing } from '../facts/use-guessing'
import { FrozenOverlay } from '../powers/frozen-overlay'
import { PowersBar } from '../powers/powers-bar'
import { type Speaking, SpeakingPanel } from '../speaking/speaking-panel'
import { AnswerPanel } from './answer-panel'
import { ComputerTurn } from './computer-turn'
import styles from './turn-area.module.css'
import type { LineVoice } from './use-line-voice'

/** A battle, who speaks in it, and what the reader's answer does. */
export interface BattleStage {
  battle: Battle
  script: Script
  /** The battle's time in milliseconds; must be the same function at every render. */
  elapsed: () => number
  /** The voice of the lines, where they are to be heard. */
  voice?: LineVoice | undefined
  /** What is said, where lines are to be spoken. */
  speaking?: Speaking | undefined
  /** The guesses at what the computer will do, where they are made. */
  guessing?: Guessing | undefined
  onAnswer: (choice: string) => void
  onPower?: ((power: PowerName) => void) | undefined
  /** What stands behind and beside it, where it has come (battle.md#stage). */
  stage?: ReactNode
}

function TurnContent({
  battle,
  script,
  elapsed,
  voice,
  speaking,
  guessing,
  onAnswer,
}: BattleStage) {
  const { phase, round } = battle
  if (phase.name === 'roundEnd') return <p className={styles.over}>{texts.roundOver(round)}</p>
  if (phase.name !== 'roundPlay') return null
  const { turn } = phase
  if (turn.player === 2) {
    return (
      <ComputerTurn battle={battle} turn={turn} script={script} voice={voice} guessing={guessing} />
    )
  }
  const key = `${round}-${turn.lineIndex}`
  if (speaking) {
    return (
      <SpeakingPanel key={key} battle={battle} turn={turn} elapsed={elapsed} speaking={speaking} />
    )
  }
  return (
    <AnswerPanel
      key={key}
      battle={battle}
      turn={turn}
      script={script}
      elapsed={elapsed}
      voice={voice}
      onAnswer={onAnswer}
    />
  )
}

/** The front of the stage, where the turn is played; its size is reserved whoever has the turn. */
export function TurnArea(props: BattleStage) {
  const { phase, players } = props.battle
  const isFrozen = phase.name === 'roundPlay' && phase.turn.frozenAt !== null
  const isComputers = phase.name === 'roundPlay' && phase.turn.player === 2
  return (
    <section
      className={styles.area}
      aria-label={texts.turnArea}
      data-light={isComputers ? players[2].characterNumber : undefined}
    >
      <TurnContent {...props} />
      {props.onPower ? <PowersBar battle={props.battle} onUse={props.onPower} /> : null}
      {isFrozen ? <FrozenOverlay by={isComputers ? props.script.rival : undefined} /> : null}
    </section>
  )
}
