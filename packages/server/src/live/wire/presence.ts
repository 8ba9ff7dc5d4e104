import type { ServerAct } from '@duologue/domain/live/hall-act'
import { memberOf } from '@duologue/domain/live/hall-members'
import { wireLimits } from '@duologue/domain/live/wire-limits'
import { Refused } from '../../http/refused'
import type { Gate } from '../log/gate'
import type { KeptHall } from '../log/kept-hall'
import type { KeptHalls } from '../log/kept-halls'
import type { Who } from '../who-in-hall'

type Told = Extract<ServerAct, { type: 'gone' | 'here' }>

/** What the presence of people is written with. */
interface Means {
  gate: Pick<Gate, 'pass'>
  halls: Pick<KeptHalls, 'ordered'>
  /** Settles when something can be written again; undefined where it can. */
  heard: () => Promise<void> | undefined
  onError: (error: unknown) => void
}

/** Somebody's connections to this process. */
interface Here {
  sockets: number
  timer: NodeJS.Timeout | undefined
  /** The newest page of theirs that is connected to this process. */
  page: string | undefined
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

/** Whether somebody who is in has come on a page that the log does not know of. */
const isNewPage = (
  { hall }: KeptHall,
  number: number | null,
  page: string | undefined,
): boolean => {
  const member = memberOf(hall, number)
  return (
    page !== undefined && member?.state === 'in' && hall.state !== 'ended' && member.page !== page
  )
}

/** The page that somebody is on by what the log tells; undefined where it tells of none. */
export const pageOf = ({ hall }: Pick<KeptHall, 'hall'>, number: number | null) =>
  number === null ? undefined : memberOf(hall, number)?.page

/** Who of the halls' people has a connection to this process, and who is told to be gone (live.md#away). */
export class Presence {
  readonly #means: Means
  readonly #all = new Map<KeptHall, Map<number | null, Here>>()

  constructor(means: Means) {
    this.#means = means
  }

  /** A socket of somebody is open on a page of theirs; `known` is told when the log knows it. */
  came(kept: KeptHall, who: Who, page?: string, known: () => void = () => undefined): void {
    const number = numberOf(who)
    if (number === undefined) return
    const here = this.#of(kept, number)
    here.sockets += 1
    here.page = page
    clearTimeout(here.timer)
    this.#tell(kept, 'here', number, { page, known })
  }

  /** One of their sockets has ended. */
  went(kept: KeptHall, who: Who): void {
    const number = numberOf(who)
    if (number === undefined) return
    const here = this.#of(kept, number)
    here.sockets = Math.max(0, here.sockets - 1)
    if (here.sockets === 0) this.#goneAfter(kept, number, wireLimits.gone)
  }

  /**
   * They called the slow way, from a page of theirs: they are here for a while. False where they have gone on to another
   * page since, which is the newer one: then it is as if nobody had called (live.md#wire).
   */
  called(kept: KeptHall, who: Who, page: string): boolean {
    const number = numberOf(who)
    if (number === undefined) return true
    const isOlder = memberOf(kept.hall, number)?.pagesBefore?.includes(page) ?? false
    if (isOlder) return false
    const here = this.#of(kept, number)
    here.page = page
    if (here.sockets === 0) this.#goneAfter(kept, number, wireLimits.caller)
    this.#tell(kept, 'here', number, { page })
    return true
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
    const here = people.get(number) ?? { sockets: 0, timer: undefined, page: undefined }
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
      // Whoever plays on another page is that one's process to tell.
      const page = pageOf(kept, number)
      if (page === undefined || here.page === undefined || page === here.page)
        this.#tell(kept, 'gone', number)
    }, ms)
    here.timer.unref()
  }

  #tell(
    kept: KeptHall,
    type: 'gone' | 'here',
    number: number | null,
    { page, known }: { page?: string | undefined; known?: () => void } = {},
  ) {
    const isNew = isNewPage(kept, number, page)
    if (isGone(kept, number) !== (type === 'here') && !isNew) return
    const here = type === 'here' ? this.#of(kept, number) : undefined
    if (here?.isTelling) return
    if (here) here.isTelling = true
    const act: Told =
      type === 'gone' || !isNew || page === undefined
        ? { type, member: number }
        : { type, member: number, page }
    this.#write(kept, act)
      .finally(() => {
        if (here) here.isTelling = false
      })
      .then(isWritten => {
        if (isWritten) known?.()
        // Another process may have told them gone meanwhile, or they have come on another page.
        const next = here?.page === page ? {} : { page: here?.page }
        const isThere = here !== undefined && this.#all.get(kept)?.get(number) === here
        if (isWritten && isThere && here.sockets > 0) this.#tell(kept, 'here', number, next)
      })
      .catch((error: unknown) => {
        if (!(error instanceof Refused)) this.#means.onError(error)
      })
  }

  async #write(kept: KeptHall, act: Told): Promise<boolean> {
    const { gate, halls, heard } = this.#means
    const away = heard()
    if (away) await away
    const entries = [{ hall: kept.id, member: null, act }]
    const ordered = await gate.pass(entries)
    if (ordered) await halls.ordered(kept, entries, ordered)
    return ordered !== undefined
  }
}
