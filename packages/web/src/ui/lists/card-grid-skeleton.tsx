import styles from '../card-grid.module.css'

/** A grid of cards while they are on their way. */
export const CardGridSkeleton = () => (
  <ul className={styles.grid} aria-hidden="true">
    {['one', 'two', 'three'].map(key => (
      <li key={key} className={styles.waiting} />
    ))}
  </ul>
)
