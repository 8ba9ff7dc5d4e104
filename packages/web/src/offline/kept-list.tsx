import { languageName } from '@duologue/domain/messages/language-name'
import { offlineTexts as texts } from '@duologue/domain/messages/offline/kept'
import { day } from '@duologue/domain/messages/said-in'
import { fixed } from '@duologue/domain/messages/say'
import { bytesWithParts, type KeptThing } from '@duologue/domain/offline/kept-things'
import { dropThings } from '../kept-here/things-here'
import button from '../ui/button.module.css'
import styles from './kept-list.module.css'

/** What it is, in which language, how much of the room it takes with its parts, and since when. */
const factsOf = ({ kind, language, keptAt, parts = [], ...thing }: KeptThing, bytes: number) =>
  [
    ...(kind === 'own' ? [] : [texts.kinds[kind]]),
    ...(language ? [languageName(language)] : []),
    ...(thing.isChosen && kind === 'playlist' ? [texts.parts(parts.length)] : []),
    ...(bytes > 0 ? [texts.size(fixed(bytes / 1_000_000, 1))] : []),
    texts.day(day(keptAt)),
  ].join(' · ')

/** Things that are kept here, each with the way to it and the way to let go of it (offline.md#offline-page). */
export function KeptList({
  heading,
  things,
  all,
}: {
  heading: string
  things: readonly KeptThing[]
  /** All that is kept here, with the parts of these. */
  all: readonly KeptThing[]
}) {
  if (things.length === 0) return null
  return (
    <section>
      <h2>{heading}</h2>
      <ul className={styles.list}>
        {things.map(thing => (
          <li key={`${thing.owner} ${thing.kind} ${thing.id}`}>
            <span>
              <a href={thing.page} lang={thing.language || undefined}>
                {thing.title}
              </a>
              <span className={styles.facts}>{factsOf(thing, bytesWithParts(thing, all))}</span>
            </span>
            <button
              type="button"
              className={button.secondary}
              aria-label={texts.removeThing(thing.title)}
              onClick={() => void dropThings([thing])}
            >
              {texts.remove}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
