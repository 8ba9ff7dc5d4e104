import type { Answer, Call } from './send-call'

/** Writes that may be sent again: they bear a key, or doing them twice is doing them once. */
const repeatable = new Set(['play', 'purchase', 'lyrics', 'join', 'playlist'])
/** Writes whose outcome stays unknown when no answer came. */
const once = new Set(['sign-up', 'assignment'])

/** A write that was sent. */
export interface Entry {
  call: Call
  /** What was answered when it was acknowledged. */
  acknowledged?: { id?: string }
}

/** What was sent and what was acknowledged, kept outside of everything that is killed. */
export interface Journal {
  note(call: Call, answer: Answer): void
  of(kind: string): Entry[]
  /** Those without an answer that may be sent again. */
  unanswered(): Call[]
  acknowledged(): number
  /** Answers that neither did what was asked nor said to come back. */
  faults: string[]
}

const idIn = (body: string): { id?: string } => {
  const parsed = JSON.parse(body) as { id?: string; user?: { id: string } }
  const id = parsed.user?.id ?? parsed.id
  return id === undefined ? {} : { id }
}

export function openJournal(): Journal {
  const entries = new Map<string, Entry>()
  const faults: string[] = []
  const nameOf = ({ kind, path, key, body, token }: Call) =>
    [kind, path, key ?? `${token} ${body}`].join(' ')
  return {
    faults,
    note(call, answer) {
      const isWrite = repeatable.has(call.kind) || once.has(call.kind)
      const isDone = answer.status >= 200 && answer.status < 300
      // Nothing and 503 mean unknown; what else is no success is a fault, whatever the kind.
      if (!isDone && ![0, 503].includes(answer.status) && !(answer.status === 304))
        faults.push(`${call.kind}: ${answer.status} ${answer.body.slice(0, 200)}`)
      if (!isWrite) return
      // What was made once is another one each time, though it may read the same.
      const name = once.has(call.kind) ? `${entries.size} ${nameOf(call)}` : nameOf(call)
      const entry = entries.get(name) ?? { call }
      if (isDone) {
        const told = idIn(answer.body)
        if (call.kind === 'play' || call.kind === 'purchase') {
          const before = entry.acknowledged?.id
          if (before && before !== told.id) faults.push(`${call.kind} was answered with two ids`)
        }
        entry.acknowledged = told
      }
      entries.set(name, entry)
    },
    of: kind => [...entries.values()].filter(({ call }) => call.kind === kind),
    unanswered: () =>
      [...entries.values()]
        .filter(({ call, acknowledged }) => !acknowledged && repeatable.has(call.kind))
        .map(({ call }) => call),
    acknowledged: () => [...entries.values()].filter(entry => entry.acknowledged).length,
  }
}
