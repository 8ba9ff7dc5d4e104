import { listenOnce } from './listen-once'
import { type NativeRecognitions, nativeRecognitions } from './native-recognition'
import type { OpenRecording, Recognise, RecordingEars } from './recogniser'

type Tier = 'device' | 'browser'

/**
 * Failures that say nothing of the speaker, but that this way of recognising does not work here
 * (speech.md#recognisers).
 */
const triesNext: ReadonlySet<string> = new Set([
  'network',
  'service-not-allowed',
  'language-not-supported',
])

/**
 * The recognition of a browser in its tiers (speech.md#recognisers): on this device where that is ready for the
 * dialect, else wherever the browser does it. A tier that does not work hands over to the next one within the same
 * recording, and is not tried again.
 */
export function tieredRecogniser(Native: NativeRecognitions): {
  recognise: Recognise
  /** Finds out what is ready for a dialect; without it, or before its answer, the device is not asked. */
  prepare(dialect: string): Promise<void>
} {
  const ready = new Set<string>()
  const broken = new Set<string>()

  const tiersFor = (dialect: string): readonly Tier[] => {
    const tiers: readonly Tier[] = ready.has(dialect) ? ['device', 'browser'] : ['browser']
    const working = tiers.filter(tier => !broken.has(`${tier} ${dialect}`))
    return working.length === 0 ? tiers.slice(-1) : working
  }

  return {
    recognise: (dialect, ears) => {
      let open: OpenRecording | undefined
      let isDropped = false
      const listenIn = ([tier, ...rest]: readonly Tier[]) => {
        if (tier === undefined) return
        const heard: RecordingEars = {
          ...ears,
          onEnd: end => {
            const isBroken = 'failure' in end && triesNext.has(end.failure)
            if (isBroken) broken.add(`${tier} ${dialect}`)
            if (!isBroken || rest.length === 0) ears.onEnd(end)
            else if (!isDropped) listenIn(rest)
          },
        }
        open = listenOnce(Native, dialect, tier === 'device', heard)
      }
      listenIn(tiersFor(dialect))
      return {
        stop: () => open?.stop(),
        drop: () => {
          isDropped = true
          open?.drop()
        },
      }
    },
    prepare: async dialect => {
      try {
        const asked = { langs: [dialect], processLocally: true }
        // Only what is there already: nobody asked for a download.
        if ((await Native.available?.(asked)) === 'available') ready.add(dialect)
      } catch {
        ready.delete(dialect)
      }
    },
  }
}

let ours: ReturnType<typeof tieredRecogniser> | undefined

/** The recognition of this browser; one that has none fails at once with `service-not-allowed`. */
export const browserRecogniser = (): ReturnType<typeof tieredRecogniser> => {
  const Native = nativeRecognitions()
  if (Native) {
    ours ??= tieredRecogniser(Native)
    return ours
  }
  return {
    prepare: () => Promise.resolve(),
    recognise: (_dialect, ears) => {
      queueMicrotask(() => ears.onEnd({ failure: 'service-not-allowed' }))
      return { stop: () => undefined, drop: () => undefined }
    },
  }
}
