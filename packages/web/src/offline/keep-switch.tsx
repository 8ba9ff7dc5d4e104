import { keptTexts as texts } from '@duologue/domain/messages/offline/kept'
import { fixed } from '@duologue/domain/messages/say'
import {
  heldThings,
  type KeptThing,
  keptLimits,
  type ThingKind,
} from '@duologue/domain/offline/kept-things'
import { useEffect, useEffectEvent, useState } from 'react'
import { type KeepOutcome, keepThing } from '../kept-here/keep-thing'
import { keepingNow, stopKeeping } from '../kept-here/keeping-now'
import { noteOpened } from '../kept-here/note-opened'
import { canKeep, dropThings, ownerNow, readHere, thingsHere } from '../kept-here/things-here'
import { isSameThing, nameOfThing } from '../kept-here/things-table'
import button from '../ui/button.module.css'
import { Toggle } from '../ui/fields/toggle'
import { useStore } from '../ui/store'
import styles from './keep-switch.module.css'

type Refusal = Exclude<KeepOutcome, 'kept' | 'stopped'> | 'insecure'

const { chosen } = keptLimits

const inMB = (bytes: number) => fixed(bytes / 1_000_000, 0)

/** What each refusal says. */
const saidOf = (refusal: Refusal): string =>
  ({
    'not-public': texts.notPublic,
    'no-room': texts.noRoom,
    failed: texts.failed,
    insecure: texts.needsHttps,
    'too-many-conversation': texts.tooManyConversations(chosen.conversation),
    'too-many-list': texts.tooManyLists(chosen.list),
    'too-many-song': texts.tooManySongs(chosen.song),
    'too-many-playlist': texts.tooManyPlaylists(chosen.playlist),
    'too-many-assignment': texts.tooManyAssignments(chosen.assignment),
  })[refusal]

/** How many files are missing of a thing and its parts. */
function missingOf(kept: KeptThing, held: ReadonlySet<KeptThing>): number {
  const isPart = (thing: KeptThing) =>
    kept.parts?.some(part => isSameThing({ owner: kept.owner, ...part }, thing)) ?? false
  return [...held]
    .filter(thing => thing === kept || isPart(thing))
    .reduce((sum, { missing }) => sum + missing, 0)
}

/** What is said of a thing that is kept. */
function keptInWords(kept: KeptThing, held: ReadonlySet<KeptThing>): string {
  const missing = missingOf(kept, held)
  if (kept.isChanged) return texts.changed
  if (missing > 0) return texts.without(missing)
  if (kept.isWithoutRecording) return texts.withoutRecording(inMB(keptLimits.recordingBytes))
  if (!kept.isChosen) return texts.keptWithOther
  return kept.leftOut ? `${texts.kept}. ${texts.leftOut(kept.leftOut)}` : texts.kept
}

/** What the switch knows of keeping one thing, and what it can do. */
function useKeeping(kind: ThingKind, id: string) {
  const things = useStore(thingsHere) ?? []
  const [refused, setRefused] = useState<Refusal | null>(null)
  const key = { owner: ownerNow(), kind, id }
  const progress = useStore(keepingNow).get(nameOfThing(key))
  const held = heldThings(things)
  const kept = [...held].find(thing => isSameThing(key, thing))
  const keep = async () => {
    setRefused(null)
    if (!canKeep()) return setRefused('insecure')
    const outcome = await keepThing(kind, id)
    setRefused(outcome === 'kept' || outcome === 'stopped' ? null : outcome)
  }
  const turn = (isOn: boolean) => {
    if (isOn) return void (progress ? null : keep())
    setRefused(null)
    stopKeeping(key)
    if (kept) void dropThings([kept])
  }
  const said = () => {
    if (progress) return progress.total > 0 ? texts.keeping(progress.done, progress.total) : ''
    if (refused) return saidOf(refused)
    return kept ? keptInWords(kept, held) : ''
  }
  return {
    isOn: progress !== undefined || kept?.isChosen === true,
    mayTryAgain:
      !progress && kept !== undefined && (kept.isChanged === true || missingOf(kept, held) > 0),
    said: said(),
    keep,
    turn,
  }
}

/** Keeps a thing on this device for when there is no connection (offline.md#keep-for-offline). */
export function KeepSwitch({
  kind,
  id,
  isListed = false,
}: {
  kind: ThingKind
  id: string
  /** It stands in a list, in which nothing is opened. */
  isListed?: boolean
}) {
  const { isOn, mayTryAgain, said, keep, turn } = useKeeping(kind, id)
  const opened = useEffectEvent(() => {
    // Without a connection it stays as it was kept.
    if (isListed) void readHere()
    else noteOpened(kind, id).catch(() => readHere())
  })
  useEffect(() => opened(), [kind, id])
  return (
    <div className={styles.keep}>
      <Toggle isOn={isOn} label={texts.keep} onChange={turn} />
      <p role="status">{said}</p>
      {mayTryAgain ? (
        <button type="button" className={button.quiet} onClick={() => void keep()}>
          {texts.again}
        </button>
      ) : null}
    </div>
  )
}
