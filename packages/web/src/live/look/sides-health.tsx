import type { HallForm } from '@duologue/domain/live/hall-settings'
import type { HallSides } from '@duologue/domain/live/views/views'
import { HealthBar } from '../../battle/arena/health-bar'
import { sideName } from './side-name'
import { SideSign } from './side-sign'
import styles from './sides-health.module.css'

/** The health of both sides, one at each end. */
export const SidesHealth = ({ form, sides }: { form: HallForm; sides: HallSides }) => (
  <div className={styles.sides}>
    {([1, 2] as const).map(side => (
      <div key={side} className={styles.side} data-side={side}>
        <span className={styles.name}>
          {form === 'teams' ? <SideSign side={side} /> : null} {sideName(form, side)}
        </span>
        <HealthBar
          name={sideName(form, side)}
          health={sides[side].health}
          full={sides[side].most}
        />
      </div>
    ))}
  </div>
)
