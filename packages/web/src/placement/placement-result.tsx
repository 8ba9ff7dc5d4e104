import type { LanguageCode } from '@duologue/domain/choices/languages'
import type { Level } from '@duologue/domain/choices/levels'
import { placementTexts as texts } from '@duologue/domain/messages/placement/placement'
import { levelBeside } from '@duologue/domain/placement/step-placement'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import button from '../ui/button.module.css'
import { LevelLadder } from '../ui/level-ladder'
import styles from './placement.module.css'

/** Where to begin (placement.md#result), and the way there; one may as well begin beside it. */
export function PlacementResult({
  language,
  level,
  onChange,
  onAgain,
}: {
  language: LanguageCode
  level: Level
  onChange: (level: Level) => void
  onAgain: () => void
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const beside = [
    { name: texts.easier, to: levelBeside(level, -1) },
    { name: texts.harder, to: levelBeside(level, 1) },
  ]
  return (
    <section className={styles.result} aria-labelledby="level-found">
      <LevelLadder level={level} />
      <div role="status">
        <h2 id="level-found" ref={heading} tabIndex={-1}>
          {texts.startAt(level)}
        </h2>
      </div>
      <div className={styles.ways}>
        <Link
          className={button.primary}
          to="/search/conversations"
          search={{ language, difficulty: [level] }}
        >
          {texts.startHere}
        </Link>
        {beside.map(({ name, to }) => (
          <button
            key={name}
            type="button"
            className={button.secondary}
            disabled={!to}
            onClick={() => to && onChange(to)}
          >
            {name}
          </button>
        ))}
      </div>
      <p>{texts.anywhere}</p>
      <p>
        <button type="button" className={button.quiet} onClick={onAgain}>
          {texts.again}
        </button>
      </p>
    </section>
  )
}
