import { type Level, type LevelBand, levelBands } from '@duologue/domain/choices/levels'
import { bandNames } from '@duologue/domain/messages/choices'
import { homeTexts } from '@duologue/domain/messages/conversations/home'
import { Link } from '@tanstack/react-router'
import { Icon } from '../../ui/icon'
import styles from './explore-buttons.module.css'

/** The languages of the explore buttons, in the specified order (site.md#home-page), and how each greets. */
const explored = [
  ['es', '¡Hola!'],
  ['fr', 'Salut !'],
  ['en', 'Hello!'],
  ['zh', '你好'],
] as const

/** The explore buttons of /home: four languages, three bands of levels, and everything (site.md#home-page). */
export function ExploreButtons() {
  return (
    <section aria-labelledby="explore">
      <h2 id="explore" className={styles.title}>
        {homeTexts.exploreTitle}
      </h2>
      <div className={styles.buttons}>
        {explored.map(([code, greeting]) => (
          <Link
            key={code}
            to="/search/conversations"
            search={{ language: code }}
            className={styles.language}
            data-language={code}
          >
            <span className={styles.name}>{homeTexts.explored[code]}</span>
            <span lang={code} className={styles.greeting} aria-hidden="true">
              {greeting}
            </span>
          </Link>
        ))}
        {Object.entries(levelBands).map(([band, levels]) => (
          <Link
            key={band}
            to="/search/conversations"
            search={{ difficulty: levels as unknown as Level[] }}
            className={styles.band}
          >
            <span className={styles.name}>{bandNames[band as LevelBand]}</span>
            <span className={styles.own}>{levels.join(' · ')}</span>
          </Link>
        ))}
        <Link to="/search/$" params={{}} className={styles.band}>
          <span className={styles.name}>{homeTexts.andMore}</span>
          <Icon name="arrow" />
        </Link>
      </div>
    </section>
  )
}
