import type { Battle } from '@duologue/domain/battle/battle'
import { isUsable } from '@duologue/domain/battle/powers/activate-power'
import type { HeldPower } from '@duologue/domain/battle/powers/held-power'
import type { PowerName } from '@duologue/domain/choices/battle-powers'
import { battleTexts as texts } from '@duologue/domain/messages/battle/arena'
import { ended } from '@duologue/domain/messages/joined'
import { type CSSProperties, type DOMAttributes, useId } from 'react'
import { PowerIcon } from './power-icon'
import { cooldownLeft, powerState } from './power-state'
import styles from './powers-bar.module.css'
import { useTouched } from './use-touched'

const keys = ['Q', 'W', 'E']

function PowerButton({
  held,
  keyName,
  canUse,
  isTouched,
  touch,
  onUse,
}: {
  held: HeldPower
  keyName: string | undefined
  canUse: boolean
  /** Whether a finger holds it or has just held it. */
  isTouched: boolean
  touch: DOMAttributes<HTMLButtonElement>
  onUse: () => void
}) {
  const tooltipId = useId()
  const { name, isActive, cooldownTurnsRemaining, usesRemaining } = held
  const left = cooldownLeft(held)
  const ring = { '--left': left } as CSSProperties
  const count = cooldownTurnsRemaining > 0 ? cooldownTurnsRemaining : usesRemaining
  // It stays focusable when it cannot be used: its tooltip says why.
  return (
    <li className={styles.place}>
      <button
        type="button"
        className={styles.power}
        aria-describedby={tooltipId}
        aria-disabled={!canUse}
        aria-keyshortcuts={keyName}
        aria-pressed={isActive}
        onClick={() => canUse && onUse()}
        {...touch}
      >
        <span className={styles.sign}>
          <PowerIcon power={name} />
          <svg viewBox="0 0 40 40" aria-hidden="true" className={styles.ring} style={ring}>
            <circle cx="20" cy="20" r="18" pathLength="1" data-whole={left === 1 || undefined} />
          </svg>
          {count === null ? null : (
            <span className={styles.count} aria-hidden="true">
              {count}
            </span>
          )}
        </span>
        <span className={styles.name}>{texts.powers[name].name}</span>
        <kbd aria-hidden="true">{keyName}</kbd>
      </button>
      <span
        role="tooltip"
        id={tooltipId}
        className={styles.tooltip}
        data-touched={isTouched || undefined}
      >
        {texts.powers[name].tooltip} <strong>{ended(powerState(held))}</strong>
      </span>
    </li>
  )
}

/**
 * The learner's powers under the answers: keys, tooltips, cooldowns and uses that are left (battle.md#using-powers).
 */
export function PowersBar({
  battle,
  onUse,
}: {
  battle: Battle
  onUse: (power: PowerName) => void
}) {
  const { powers } = battle.players[1]
  const { touched, handlers } = useTouched<PowerName>()
  if (powers.length === 0) return null
  return (
    <ul className={styles.bar} aria-label={texts.yourPowers}>
      {powers.map((held, place) => (
        <PowerButton
          key={held.name}
          held={held}
          keyName={keys[place]}
          canUse={isUsable(battle, 1, held.name)}
          isTouched={touched === held.name}
          touch={handlers(held.name)}
          onUse={() => onUse(held.name)}
        />
      ))}
    </ul>
  )
}
