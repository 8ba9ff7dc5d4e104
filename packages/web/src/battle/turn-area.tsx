import type { Battle } from '@duologue/domain/battle/battle'
import { battleTexts as texts } from '@duologue/domain/messages/battle'
import { AnswerPanel } from './answer-panel'
import type { Script } from './cast'
import { ComputerTurn } from './computer-turn'
import styles from './turn-area.module.css'

/** A battle, who speaks in it, and what the reader's answer does. */
export interface BattleStage {
  battle: Battle
  script: Script
  /** The battle's time in milliseconds; must be the same function at every render. */
  elapsed: () => number
  onAnswer: (choice: string) => void
}

function TurnContent({ battle, script, elapsed, onAnswer }: BattleStage) {
  const { phase, round } = battle
  if (phase.name === 'roundEnd') return <p className={styles.over}>{texts.roundOver(round)}</p>
  if (phase.name !== 'roundPlay') return null
  const { turn } = phase
  if (turn.player === 2) return <ComputerTurn battle={battle} turn={turn} script={script} />
  return (
    <AnswerPanel
      key={`${round}-${turn.lineIndex}`}
      battle={battle}
      turn={turn}
      script={script}
      elapsed={elapsed}
      onAnswer={onAnswer}
    />
  )
}

/** The front of the stage, where the turn is played; its size is reserved whoever has the turn. */
export function TurnArea(props: BattleStage) {
  const { phase, players } = props.battle
  const isComputers = phase.name === 'roundPlay' && phase.turn.player === 2
  return (
    <section
      className={styles.area}
      aria-label={texts.turnArea}
      data-light={isComputers ? players[2].characterNumber : undefined}
    >
      <TurnContent {...props} />
    </section>
  )
}
