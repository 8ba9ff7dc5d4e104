import type { HallSide } from '@duologue/domain/live/hall-settings'
import styles from './side-sign.module.css'

/** A team's shape in its colour: a disc or a diamond, so that nobody needs the colour; decoration beside its name. */
export const SideSign = ({ side }: { side: HallSide }) => (
  <svg className={styles.sign} data-side={side} viewBox="0 0 24 24" aria-hidden="true">
    {side === 1 ? <circle cx="12" cy="12" r="9" /> : <path d="M12 1.5L22.5 12 12 22.5 1.5 12z" />}
  </svg>
)
