import { attackDamage, selfDamage } from '@duologue/domain/battle/blows/damage'
import { fullHealth } from '@duologue/domain/battle/player'
import { answerTime, mostRounds } from '@duologue/domain/battle/timing'
import type { BattleDifficulty } from '@duologue/domain/choices/battle-difficulties'
import { type BattleMode, defaultBattleMode } from '@duologue/domain/choices/battle-modes'
import { battleTexts } from '@duologue/domain/messages/battle/arena'
import { passMark } from '@duologue/domain/speech/pass-marks'
import { offerShown } from '../../saved-here/battle-choices'
import styles from './battle-details.module.css'

const texts = battleTexts.detailLines

/** How the battle that is about to begin works: turns, damage, clock, mistakes, rounds (battle.md#start-dialog). */
export function BattleDetails({
  names,
  difficulty,
  relaxed,
  mode = defaultBattleMode,
}: {
  names: readonly [string, string]
  difficulty: BattleDifficulty
  relaxed: boolean
  mode?: BattleMode
}) {
  const speed = { elapsed: 0, relaxed }
  const most = attackDamage(speed, 0)
  const offers = offerShown.use() && !relaxed
  const lines = [
    texts.turns(...names),
    relaxed ? texts.damageRelaxed(most) : texts.damage(most),
    ...(mode === 'listening' ? [texts.listening] : []),
    ...(mode === 'speaking' ? [texts.speaking(passMark[difficulty])] : []),
    ...(offers ? [texts.offer] : []),
    relaxed ? texts.noClock : texts.clock(answerTime[difficulty] / 1000),
    texts.selfDamage(selfDamage(speed, difficulty)),
    texts.powers,
    texts.intent,
    texts.rounds(fullHealth, mostRounds),
  ]
  return (
    <ul className={styles.details}>
      {lines.map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
