import type { LanguageCode } from '@duologue/domain/choices/languages'
import type { Level } from '@duologue/domain/choices/levels'
import { placementTexts as texts } from '@duologue/domain/messages/placement/placement'
import { levelBeside } from '@duologue/domain/placement/step-placement'
import { slugify } from '@duologue/domain/text/slug'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { Client } from '../api/client'
import button from '../ui/button.module.css'
import { LoadingVoices } from '../ui/feedback/loading-voices'
import { LevelLadder } from '../ui/level-ladder'
import { inAnyLanguage } from '../ui/written-in'
import { type WayIn, wayInQuery } from './get-way-in-query'
import styles from './placement.module.css'
import { StartHereButton } from './start-here-button'

interface Found {
  language: LanguageCode
  level: Level
  /** The course to begin with; undefined where none has the level. */
  way: WayIn | undefined
}

/** What was found, in words: the unit of a course, else the level. */
function Told({ level, way }: Found) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <LevelLadder level={level} />
      <div role="status">
        <h2 id="level-found" ref={heading} tabIndex={-1}>
          {way ? texts.startAtUnit(way.unit.place, level) : texts.startAt(level)}
        </h2>
      </div>
      {way ? (
        <p>
          <Link
            to="/courses/$courseId/$"
            params={{ courseId: way.shortid, _splat: slugify(way.title) }}
            {...inAnyLanguage}
          >
            {way.title}
          </Link>
        </p>
      ) : null}
    </>
  )
}

/** Where to begin (placement.md#result), and the way there; one may as well begin beside it. */
export function PlacementResult({
  client,
  language,
  level,
  onChange,
  onAgain,
}: {
  client: Client
  language: LanguageCode
  level: Level
  onChange: (level: Level) => void
  onAgain: () => void
}) {
  const { data, isPending } = useQuery(wayInQuery(client, language, level))
  if (isPending) return <LoadingVoices />
  // Where the courses could not be asked for, the level is found all the same.
  const found: Found = { language, level: data?.level ?? level, way: data?.way }
  const beside = [
    { name: texts.easier, to: levelBeside(level, -1) },
    { name: texts.harder, to: levelBeside(level, 1) },
  ]
  return (
    <section className={styles.result} aria-labelledby="level-found">
      <Told {...found} />
      <div className={styles.ways}>
        {found.way ? (
          <StartHereButton client={client} way={found.way} />
        ) : (
          <Link
            className={button.primary}
            to="/search/conversations"
            search={{ language, difficulty: [found.level] }}
          >
            {texts.startHere}
          </Link>
        )}
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
