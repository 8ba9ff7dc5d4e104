import { landing } from '@duologue/domain/messages/site/landing'
import { Link } from '@tanstack/react-router'
import button from '../ui/button.module.css'
import { Icon, type IconName } from '../ui/icon'
import styles from './class-band.module.css'

/** How four students stand with five games, in the picture. */
const marks: readonly (readonly IconName[])[] = [
  ['check', 'check', 'check', 'check', 'circle'],
  ['check', 'clock', 'check', 'circle', 'circle'],
  ['check', 'check', 'cross', 'check', 'circle'],
  ['check', 'cross', 'cross', 'circle', 'circle'],
]

/** What teachers get, with a picture of their results (site.md#landing-page). */
export function ClassBand() {
  const { title, text, open, names } = landing.class
  return (
    <section id="teachers" className={styles.band} aria-labelledby="your-class">
      <div className={styles.text}>
        <h2 id="your-class">{title}</h2>
        <p>{text}</p>
        <p>
          <Link to="/classes" className={button.secondary}>
            {open}
          </Link>
        </p>
      </div>
      <ul className={styles.grid} aria-hidden="true">
        {names.map((name, row) => (
          <li key={name}>
            <span>{name}</span>
            {marks[row]?.map((mark, place) => (
              <span key={`${place} ${mark}`} data-mark={mark}>
                <Icon name={mark} />
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
