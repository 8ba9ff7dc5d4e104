import { bandOf, type Level, levels } from '@duologue/domain/choices/levels'
import { bandNames } from '@duologue/domain/messages/choices'
import styles from './level-ladder.module.css'

/** A level as a small ladder of six rungs with its name (site.md#level-ladder); the name alone is read out. */
export function LevelLadder({ level }: { level: Level }) {
  const height = levels.indexOf(level)
  return (
    <span className={styles.ladder} title={bandNames[bandOf(level)]}>
      <svg viewBox="0 0 22 12" width="22" height="12" aria-hidden="true">
        {levels.map((rung, index) => (
          <rect
            key={rung}
            className={index <= height ? styles.reached : styles.above}
            x={index * 3.8}
            y={10 - index * 2}
            width="2.6"
            height={2 + index * 2}
            rx="1"
          />
        ))}
      </svg>
      {level}
    </span>
  )
}
