import type { Player } from '@duologue/domain/battle/player'
import { battleTexts as texts } from '@duologue/domain/messages/battle/arena'
import styles from './player-powers.module.css'
import { PowerIcon } from './power-icon'

/** The powers of a player in its panel; the active ones are lit (battle.md#arena). */
export function PlayerPowers({ player, name }: { player: Player; name: string }) {
  if (player.powers.length === 0) return null
  return (
    <ul className={styles.powers} aria-label={texts.powersOf(name)}>
      {player.powers.map(({ name: power, isActive }) => (
        <li key={power} data-active={isActive || undefined} title={texts.powers[power].name}>
          <PowerIcon power={power} />
          <span className="visually-hidden">
            {texts.powers[power].name}
            {isActive ? `, ${texts.powerActive}` : ''}
          </span>
        </li>
      ))}
    </ul>
  )
}
