import type { Battle } from '@duologue/domain/battle/battle'
import { battleTexts as texts } from '@duologue/domain/messages/battle/arena'
import { nameOf, pictureOf, type Script } from '../cast'
import styles from './curtain.module.css'

/**
 * The round-start screen: the curtain is closed and tells the round and who plays whom (battle.md#phases); then it
 * opens.
 */
export function Curtain({ battle, script }: { battle: Battle; script: Script }) {
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
          <p>{texts.computerIs(nameOf(battle, 2))}</p>
        </div>
      ) : null}
    </div>
  )
}
