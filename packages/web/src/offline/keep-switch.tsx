import { keptTexts as texts } from '@duologue/domain/messages/offline/kept'
import { keptLimits, type ThingKind } from '@duologue/domain/offline/kept-things'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  canKeep,
  dropThings,
  type KeepOutcome,
  keepThing,
  noteOpened,
  ownerNow,
  readHere,
  thingsHere,
} from '../kept-here/things-here'
import button from '../ui/button.module.css'
import { Toggle } from '../ui/fields/toggle'
import { useStore } from '../ui/store'
import styles from './keep-switch.module.css'

/** How often it is told how far keeping is, in milliseconds: who hears it is not to hear nothing else. */
const tellingMs = 2000

const saidOf = (kind: ThingKind): Record<Exclude<KeepOutcome, 'kept'> | 'insecure', string> => ({
  'not-public': texts.notPublic,
  'no-room': texts.noRoom,
  failed: texts.failed,
  insecure: texts.needsHttps,
  'too-many': {
    conversation: texts.tooManyConversations,
    list: texts.tooManyLists,
  }[kind](keptLimits.chosen[kind]),
})

/** What the switch knows of keeping one thing, and what it can do. */
function useKeeping(kind: ThingKind, id: string) {
  const things = useStore(thingsHere)
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const [refused, setRefused] = useState<Exclude<KeepOutcome, 'kept'> | 'insecure' | null>(null)
  const told = useRef(0)
  const owner = ownerNow()
  const kept = things?.find(
    one => one.isChosen && one.owner === owner && one.kind === kind && one.id === id,
  )
  const keep = async () => {
    setRefused(null)
    if (!canKeep()) return setRefused('insecure')
    told.current = 0
    setProgress({ done: 0, total: 0 })
    const outcome = await keepThing(kind, id, (done, total) => {
      if (done < total && Date.now() - told.current < tellingMs) return
      told.current = Date.now()
      setProgress({ done, total })
    })
    setProgress(null)
    if (outcome !== 'kept') setRefused(outcome)
  }
  const drop = async () => {
    setRefused(null)
    if (kept) await dropThings([kept])
  }
  return { kept, progress, refused, keep, drop }
}

/** Keeps a thing on this device for when there is no connection (offline.md#keep-for-offline). */
export function KeepSwitch({ kind, id }: { kind: ThingKind; id: string }) {
  const { kept, progress, refused, keep, drop } = useKeeping(kind, id)
  const opened = useEffectEvent(() => {
    // Without a connection it stays as it was kept.
    noteOpened(kind, id).catch(() => readHere())
  })
  useEffect(() => opened(), [kind, id])
  useEffect(() => void readHere(), [])
  const said = () => {
    if (progress) return progress.total > 0 ? texts.keeping(progress.done, progress.total) : ''
    if (refused) return saidOf(kind)[refused]
    if (!kept) return ''
    return kept.missing > 0 ? texts.without(kept.missing) : texts.kept
  }
  return (
    <div className={styles.keep}>
      <Toggle
        isOn={kept !== undefined || progress !== null}
        label={texts.keep}
        onChange={isOn => {
          if (progress === null) void (isOn ? keep() : drop())
        }}
      />
      <p role="status">{said()}</p>
      {kept && kept.missing > 0 && !progress ? (
        <button type="button" className={button.quiet} onClick={() => void keep()}>
          {texts.again}
        </button>
      ) : null}
    </div>
  )
}
