import { memberOf } from '@duologue/domain/live/hall-members'
import { wireLimits } from '@duologue/domain/live/wire-limits'
import { Refused } from '../../http/refused'
import type { Gate } from '../log/gate'
import type { KeptHall } from '../log/kept-hall'
import type { KeptHalls } from '../log/kept-halls'
import type { Who } from '../who-in-hall'

/** What the presence of people is written with. */
interface Means {
  gate: Pick<Gate, 'pass'>
  halls: Pick<KeptHalls, 'ordered'>
  onError: (error: unknown) => void
}

/** Somebody's connections to this process. */
interface Here {
  sockets: number
  timer: NodeJS.Timeout | undefined
  /** Whether it is being written down that they are here. */
  isTelling?: boolean
}

/** A member's number; null is the host. Admins look on, and are missed by nobody. */
const numberOf = (who: Who): number | null | undefined =>
  who.kind === 'admin' ? undefined : who.kind === 'host' ? null : who.number

/** Whether the hall thinks of somebody who is in it as gone; undefined when it does not matter. */
function isGone({ hall }: KeptHall, number: number | null): boolean | undefined {
  if (hall.state === 'ended') return undefined
  if (number === null) return hall.isHostAway
  const member = memberOf(hall, number)
  return member?.state === 'in' ? !member.isHere : undefined
}

/** Who of the halls' people has a connection to this process, and who is told to be gone (live.md#away). */
export class Presence {
  readonly #means: Means
  readonly #all = new Map<KeptHall, Map<number | null, Here>>()

  constructor(means: Means) {
    this.#means = means
  }

  /** A socket of somebody is open. */
  came(kept: KeptHall, who: Who): void {
    const number = numberOf(who)
    if (number === undefined) return
    const here = this.#of(kept, number)
    here.sockets += 1
    clearTimeout(here.timer)
    this.#tell(kept, 'here', number)
  }

  /** One of their sockets has ended. */
  went(kept: KeptHall, who: Who): void {
    const number = numberOf(who)
    if (number === undefined) return
    const here = this.#of(kept, number)
    here.sockets = Math.max(0, here.sockets - 1)
    if (here.sockets === 0) this.#goneAfter(kept, number, wireLimits.gone)
  }

  /** They called the slow way: they are here for a while. */
  called(kept: KeptHall, who: Who): void {
    const number = numberOf(who)
    if (number === undefined) return
    if (this.#of(kept, number).sockets === 0) this.#goneAfter(kept, number, wireLimits.caller)
    this.#tell(kept, 'here', number)
  }

  /** They leave: what becomes of their connection is no news. */
  leaves(kept: KeptHall, who: Who): void {
    const number = numberOf(who)
    if (number !== undefined) this.#forget(kept, number)
  }

  /** The log goes on: whoever is told gone in it and is here, is told to be here. */
  follow(kept: KeptHall): void {
    const { isHostAway, members } = kept.hall
    if (!isHostAway && members.every(({ isHere, state }) => isHere || state !== 'in')) return
    for (const [number, { sockets }] of this.#all.get(kept) ?? [])
      if (sockets > 0) this.#tell(kept, 'here', number)
  }

  /** Forgets everybody without a word: they come back to another process. */
  stop(): void {
    for (const [kept, people] of this.#all)
      for (const number of people.keys()) this.#forget(kept, number)
  }

  #of(kept: KeptHall, number: number | null): Here {
    const people = this.#all.get(kept) ?? new Map<number | null, Here>()
    this.#all.set(kept, people)
    const here = people.get(number) ?? { sockets: 0, timer: undefined }
    people.set(number, here)
    return here
  }

  #forget(kept: KeptHall, number: number | null) {
    const people = this.#all.get(kept)
    clearTimeout(people?.get(number)?.timer)
    people?.delete(number)
    if (people?.size === 0) this.#all.delete(kept)
  }

  #goneAfter(kept: KeptHall, number: number | null, ms: number) {
    const here = this.#of(kept, number)
    clearTimeout(here.timer)
    here.timer = setTimeout(() => {
      this.#forget(kept, number)
      this.#tell(kept, 'gone', number)
    }, ms)
    here.timer.unref()
  }

  #tell(kept: KeptHall, type: 'gone' | 'here', number: number | null) {
    if (isGone(kept, number) !== (type === 'here')) return
    const here = type === 'here' ? this.#of(kept, number) : undefined
    if (here?.isTelling) return
    if (here) here.isTelling = true
    this.#write(kept, type, number)
      .finally(() => {
        if (here) here.isTelling = false
      })
      .then(isWritten => {
        // Another process may have told them gone meanwhile.
        if (isWritten && here && here.sockets > 0) this.#tell(kept, 'here', number)
      })
      .catch((error: unknown) => {
        if (!(error instanceof Refused)) this.#means.onError(error)
      })
  }

  async #write(kept: KeptHall, type: 'gone' | 'here', member: number | null): Promise<boolean> {
    const { gate, halls } = this.#means
    const entries = [{ hall: kept.id, member: null, act: { type, member } }]
    const ordered = await gate.pass(entries)
    if (ordered) await halls.ordered(kept, entries, ordered)
    return ordered !== undefined
  }
}
