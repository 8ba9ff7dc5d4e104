import { languageName } from '@duologue/domain/messages/language-name'
import { offlineTexts, onThisDeviceTexts as texts } from '@duologue/domain/messages/offline/kept'
import { everybody, type KeptThing } from '@duologue/domain/offline/kept-things'
import { foldText } from '@duologue/domain/text/fold'
import { useEffect, useState } from 'react'
import { ownerNow, readHere, thingsHere } from '../kept-here/things-here'
import { TextField } from '../ui/fields/text-field'
import { useStore } from '../ui/store'
import styles from './kept-list.module.css'

/** So many things are looked through at a glance. */
const glance = 5

/** What can be opened here without a connection, once each, what was opened last first. */
function openable(things: readonly KeptThing[], owner: string): KeptThing[] {
  const shown = things
    .filter(thing => thing.kind !== 'own' && (thing.owner === owner || thing.owner === everybody))
    .toSorted((one, other) => other.openedAt - one.openedAt)
  return shown.filter(
    (thing, index) =>
      shown.findIndex(({ kind, id }) => kind === thing.kind && id === thing.id) === index,
  )
}

const factsOf = ({ kind, language }: KeptThing) =>
  [
    ...(kind === 'own' ? [] : [offlineTexts.kinds[kind]]),
    ...(language ? [languageName(language)] : []),
  ].join(' · ')

/**
 * What is on this device, where nobody answers (offline.md#what-is-shown-without-a-connection): what is kept on purpose and
 * what was lately opened, by title. Nothing where there is nothing.
 */
export function OnThisDevice({
  asked,
}: {
  /** What the page searches for; without it there is a field here. */
  asked?: string | undefined
}) {
  const all = useStore(thingsHere)
  const [typed, setTyped] = useState('')
  useEffect(() => void readHere(), [])
  const things = openable(all ?? [], ownerNow())
  const title = foldText(asked ?? typed)
  const found = things.filter(thing => foldText(thing.title).includes(title))
  if (things.length === 0) return null
  return (
    <section className={styles.here} aria-labelledby="on-this-device">
      <h2 id="on-this-device">{texts.heading}</h2>
      {asked === undefined && things.length > glance ? (
        <TextField
          label={texts.search}
          type="search"
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
      ) : null}
      {found.length === 0 ? <p role="status">{texts.nothing}</p> : null}
      <ul className={styles.list}>
        {found.map(thing => (
          <li key={`${thing.kind} ${thing.id}`}>
            <span>
              <a href={thing.page} lang={thing.language || undefined}>
                {thing.title}
              </a>
              <span className={styles.facts}>{factsOf(thing)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
