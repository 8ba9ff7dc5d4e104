import { shell } from '@duologue/domain/messages/site/shell'
import styles from './plan-place.module.css'

/** The rows of a plan, each as high as the real ones, until it is known. */
export function PlanPlace() {
  return (
    <ul className={styles.rows} aria-busy="true" aria-label={shell.loading}>
      {[0, 1, 2].map(place => (
        <li key={place} className={styles.place} />
      ))}
    </ul>
  )
}
