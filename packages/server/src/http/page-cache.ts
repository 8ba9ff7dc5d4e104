import type { PageBody } from './page-body'

/** A page that was made. */
export interface MadePage {
  status: number
  headers: readonly (readonly [string, string])[]
  body: PageBody
  /** Whether others who ask for the same page may have it; not when something of it was refused to who asked. */
  isForAll: boolean
}

/** How long a page is shown again, in milliseconds from when its making began: nobody sees what is older. */
const lasting = 200
const most = 200

/**
 * A cache of pages for a fifth of a second, made once for all who ask: a class that opens the same page together, the
 * whole school at half past eight (security.md#overload). Pages are those of a visitor, so they are the same for
 * everybody; what cannot be shared is made for each.
 * @param now milliseconds that only grow
 */
export function pageCache(now: () => number) {
  const kept = new Map<string, { since: number; page: Promise<MadePage> }>()

  function makeFor(name: string, make: () => Promise<MadePage>): Promise<MadePage> {
    const entry = { since: now(), page: make() }
    const forget = () => {
      if (kept.get(name) === entry) kept.delete(name)
    }
    entry.page.then(page => (page.isForAll ? undefined : forget()), forget)
    kept.delete(name)
    kept.set(name, entry)
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return entry.page
  }

  /** The page of this name: one that is being made or was just made, else it is made now. Rejects as `make` does. */
  return async function pageFor(name: string, make: () => Promise<MadePage>): Promise<MadePage> {
    const found = kept.get(name)
    if (!found || now() - found.since >= lasting) return makeFor(name, make)
    const page = await found.page.catch(() => undefined)
    // What went wrong for somebody else says nothing about this one: they ask again.
    return page?.isForAll ? page : pageFor(name, make)
  }
}
