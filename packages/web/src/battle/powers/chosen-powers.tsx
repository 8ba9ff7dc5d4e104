import { powersForMode } from '@duologue/domain/battle/powers/choose-powers'
import type { BattleMode } from '@duologue/domain/choices/battle-modes'
import { battleTexts as texts } from '@duologue/domain/messages/battle/arena'
import { gamePowers } from '../../saved-here/battle-choices'
import styles from './chosen-powers.module.css'
import { PowerIcon } from './power-icon'

/** The chosen powers beside the way on, so that they need not be looked for (battle.md#power-sets). */
export function ChosenPowers({ mode }: { mode: BattleMode }) {
  return (
    <ul className={styles.chosen} aria-label={texts.powersChosen}>
      {powersForMode(gamePowers.use(), mode).map(power => (
        <li key={power} title={texts.powers[power].name}>
          <PowerIcon power={power} />
          <span>{texts.powers[power].name}</span>
        </li>
      ))}
    </ul>
  )
}
