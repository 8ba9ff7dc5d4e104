import { isSet, powerSets, powersOfSet } from '@duologue/domain/battle/power-sets'
import {
  powersForMode,
  powersOfMode,
  togglePower,
} from '@duologue/domain/battle/powers/choose-powers'
import type { BattleMode } from '@duologue/domain/choices/battle-modes'
import type { PowerName } from '@duologue/domain/choices/battle-powers'
import { battleTexts as texts } from '@duologue/domain/messages/battle/arena'
import { useId, useState } from 'react'
import { gamePowers } from '../../saved-here/battle-choices'
import styles from './power-cards.module.css'
import { PowerIcon } from './power-icon'
import { powerType } from './power-state'

/** The powers that a mode offers, of which one to three are chosen and kept here (battle.md#choosing-powers). */
export function PowerCards({ mode, lead = texts.powersLead }: { mode: BattleMode; lead?: string }) {
  const leadId = useId()
  const chosen = powersForMode(gamePowers.use(), mode)
  const [refusal, setRefusal] = useState<'tooFew' | 'tooMany' | null>(null)
  const toggle = (power: PowerName) => {
    const toggled = togglePower(chosen, power)
    setRefusal(toggled.refusal)
    if (toggled.chosen) gamePowers.set(toggled.chosen)
  }
  return (
    <fieldset className={styles.group} aria-describedby={leadId}>
      <legend>{texts.powersLegend}</legend>
      <p id={leadId} className={styles.lead}>
        {lead}
      </p>
      <div className={styles.sets} role="group" aria-label={texts.powerSets.label}>
        {powerSets.map(set => (
          <button
            key={set}
            type="button"
            aria-pressed={isSet(chosen, set, mode)}
            onClick={() => {
              setRefusal(null)
              gamePowers.set(powersOfSet(set, mode))
            }}
          >
            <strong>{texts.powerSets[set]}</strong>
            {powersOfSet(set, mode).map(power => (
              <span key={power}>
                {' '}
                <PowerIcon power={power} /> {texts.powers[power].name}
              </span>
            ))}
          </button>
        ))}
      </div>
      <div className={styles.cards}>
        {powersOfMode(mode).map(power => (
          <label key={power} className={styles.card}>
            <input
              type="checkbox"
              checked={chosen.includes(power)}
              onChange={() => toggle(power)}
            />
            <span className={styles.sign}>
              <PowerIcon power={power} />
            </span>
            <strong>{texts.powers[power].name}</strong>
            <small>{powerType(power)}</small>
            <span className={styles.meaning}>{texts.powers[power].tooltip}</span>
          </label>
        ))}
      </div>
      <p className={styles.refusal} role="alert">
        {refusal ? texts.powersRefused[refusal] : ''}
      </p>
    </fieldset>
  )
}
