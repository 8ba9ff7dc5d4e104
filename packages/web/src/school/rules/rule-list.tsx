import styles from './rule-list.module.css'
import type { Rule } from './rules-of'

/** What holds here, a line each, with where it is decided. */
export const RuleList = ({ rules }: { rules: readonly Rule[] }) => (
  <dl className={styles.rules}>
    {rules.map(({ name, says, place }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          {says}
          {place ? <small>{place}</small> : null}
        </dd>
      </div>
    ))}
  </dl>
)
