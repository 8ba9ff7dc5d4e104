import { offlineTexts as texts } from '@duologue/domain/messages/offline/kept'
import { fixed, number } from '@duologue/domain/messages/say'
import { everybody, heldThings } from '@duologue/domain/offline/kept-things'
import { useEffect, useState } from 'react'
import {
  canKeep,
  dropThings,
  ownerNow,
  readHere,
  removedHere,
  roomHere,
  thingsHere,
  versionHere,
} from '../kept-here/things-here'
import button from '../ui/button.module.css'
import { useStore } from '../ui/store'
import { KeptList } from './kept-list'

const inMB = (bytes: number) => bytes / 1_000_000

/** How much of the browser's room is used, where it tells, and the version whose files are kept. */
function useDevice() {
  const [device, setDevice] = useState<{
    room?: { used: number; all: number } | undefined
    version?: string | undefined
  }>({})
  const things = useStore(thingsHere)
  useEffect(() => {
    let isLeft = false
    void Promise.all([roomHere(), versionHere()]).then(([room, version]) => {
      if (!isLeft) setDevice({ room, version })
    })
    return () => {
      isLeft = true
    }
  }, [things])
  return device
}

/** What is kept on this device of whoever sits here and of everybody (offline.md#offline-page). */
export function KeptPage() {
  const all = useStore(thingsHere)
  const isRemoved = useStore(removedHere)
  const { room, version } = useDevice()
  useEffect(() => void readHere(), [])
  const owner = ownerNow()
  if (!canKeep()) return <p>{texts.unavailable}</p>
  if (!all) return null
  const shown = all
    .filter(thing => thing.kind !== 'own' && (thing.owner === owner || thing.owner === everybody))
    .toSorted((one, other) => other.openedAt - one.openedAt)
  const held = heldThings(all)
  return (
    <>
      {isRemoved ? <p role="status">{texts.removed}</p> : null}
      {shown.length === 0 ? <p>{texts.none}</p> : null}
      <KeptList
        heading={texts.chosen}
        things={shown.filter(({ isChosen }) => isChosen)}
        all={all}
      />
      <KeptList heading={texts.lately} things={shown.filter(thing => !held.has(thing))} all={all} />
      {shown.length > 0 ? (
        <p>
          <button type="button" className={button.secondary} onClick={() => void dropThings(shown)}>
            {texts.removeAll}
          </button>
        </p>
      ) : null}
      {room ? (
        <p>{texts.room(fixed(inMB(room.used), 1), number(Math.round(inMB(room.all))))}</p>
      ) : null}
      {version ? <p>{texts.version(version)}</p> : null}
    </>
  )
}
