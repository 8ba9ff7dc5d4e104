import type { Battle } from '@duologue/domain/battle/battle'
import { battleTexts as texts } from '@duologue/domain/messages/battle/arena'
import { duelFacts } from '@duologue/domain/messages/battle/facts'
import { turnTexts } from '@duologue/domain/messages/battle/said-in-turn'
import { nameOf, pictureOf, type Script } from '../cast'
import styles from './curtain.module.css'
import { HealthBar } from './health-bar'

/**
 * The round-start screen: the curtain is closed and tells the round, who plays whom, how both stand and, from the second
 * round on, how many lines are to be watched (battle.md#phases); then it opens.
 */
export function Curtain({
  battle,
  script,
  toWatch,
}: {
  battle: Battle
  script: Script
  /** How many lines the learner answered wrongly when they were last asked for. */
  toWatch: number
}) {
  const { phase, round, players } = battle
  const isClosed = phase.name === 'roundStart' || phase.name === 'gameStart'
  const own = players[1].characterNumber
  return (
    <div className={styles.curtain} data-closed={isClosed || undefined}>
      <span className={styles.left} />
      <span className={styles.right} />
      {phase.name === 'roundStart' ? (
        <div className={styles.card} data-voice={own}>
          <h2>{texts.round(round)}</h2>
          <img src={pictureOf(script, battle, own)} alt="" width="120" height="120" />
          <p className={styles.own}>{texts.youAre(nameOf(battle, 1))}</p>
          <p>
            {script.rival === undefined
              ? texts.computerIs(nameOf(battle, 2))
              : turnTexts.rivalIs(script.rival, nameOf(battle, 2))}
          </p>
          <div className={styles.bars}>
            {([1, 2] as const).map(number => (
              <div key={number}>
                <span>{number === 1 ? texts.you : (script.rival ?? texts.computer)}</span>
                <HealthBar
                  name={nameOf(battle, number)}
                  health={players[number].currentHealth}
                  full={players[number].maxHealth}
                />
              </div>
            ))}
          </div>
          {round > 1 && toWatch > 0 ? <p>{duelFacts.toWatch(toWatch)}</p> : null}
        </div>
      ) : null}
    </div>
  )
}
