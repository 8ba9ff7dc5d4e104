import type { DuelFacts } from '@duologue/domain/battle/facts/duel-facts'
import { useState } from 'react'
import { playerOf } from '../cast'
import { lastHealing } from '../powers/healings'
import { type BattleStage, TurnArea } from '../turn/turn-area'
import styles from './arena.module.css'
import { lastBlow, presentBlow } from './blows'
import { Curtain } from './curtain'
import { DialogueLog } from './dialogue-log'
import { PlayerPanel } from './player-panel'
import { TravellingHit } from './travelling-hit'

/** The stage of a battle: both players, the dialogue so far, and the turn that is being played (battle.md#arena). */
export function Arena({
  battle,
  script,
  elapsed,
  voice,
  speaking,
  guessing,
  facts,
  onAnswer,
  onPower,
  stage,
}: BattleStage & { facts: DuelFacts }) {
  const { happenings, phase } = battle
  const [seen] = useState(() => happenings.at(-1)?.id ?? 0)
  const current = phase.name === 'roundPlay' ? phase.turn.player : null
  const blow = presentBlow(battle)
  return (
    <div className={styles.arena} data-staged={Boolean(stage) || undefined}>
      {stage}
      {([1, 2] as const).map(character => {
        const number = playerOf(battle, character)
        return (
          <PlayerPanel
            key={number}
            battle={battle}
            script={script}
            number={number}
            hasTurn={current === number}
            blow={lastBlow(happenings, number, seen)}
            healing={lastHealing(happenings, number, seen)}
            facts={facts}
          />
        )
      })}
      <DialogueLog battle={battle} script={script} />
      <TurnArea
        battle={battle}
        script={script}
        elapsed={elapsed}
        voice={voice}
        speaking={speaking}
        guessing={guessing}
        onAnswer={onAnswer}
        onPower={onPower}
      />
      {blow?.travels && current !== null && !stage ? (
        <TravellingHit key={blow.id} from={battle.players[current].characterNumber} />
      ) : null}
      <Curtain battle={battle} script={script} toWatch={facts.missed.length} />
    </div>
  )
}
