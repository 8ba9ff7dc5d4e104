import type { SavedPlay } from '@duologue/contract/shapes/play'
import { listeners, neverChanges, type Store } from '../ui/store'

/** What became of a play that is to be stored. */
export type PlaySaving =
  | { readonly name: 'sending' }
  /** It waits on this device for the connection. */
  | { readonly name: 'later' }
  /** It never can be stored; `message` says why. */
  | { readonly name: 'refused'; readonly message: string }
  | { readonly name: 'saved'; readonly play: SavedPlay }

/** The same as it goes on; null of a visitor's play, which is not stored. */
export type SavingPlay = Store<PlaySaving | null>

const sending: PlaySaving = { name: 'sending' }
const savings = new Map<string, PlaySaving>()
const { tell, subscribe } = listeners()

/** Tells what became of the play of this name: its ticket, or its key. */
export function tellSaving(name: string | undefined, saving: PlaySaving): void {
  if (name === undefined) return
  savings.set(name, saving)
  tell()
}

/** What becomes of the play of this name. */
export const savingOf = (name: string): SavingPlay => ({
  now: () => savings.get(name) ?? null,
  subscribe,
})

/** Waits until it is no longer being sent: it is stored, or is not to be now. */
export const whenSettled = ({ now, subscribe }: SavingPlay): Promise<void> =>
  new Promise(resolve => {
    const isOver = () => now()?.name !== 'sending'
    if (isOver()) return resolve()
    const leave = subscribe(() => {
      if (!isOver()) return
      leave()
      resolve()
    })
  })

/** A play of which nothing was told yet. */
export const notToldYet: SavingPlay = {
  now: () => sending,
  subscribe: neverChanges,
}

/** A play that nobody stores. */
export const notSaved: SavingPlay = { now: () => null, subscribe: neverChanges }
