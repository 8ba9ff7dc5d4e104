import type { TicketAnswer } from '../plays/create-ticket'
import { type Store, store } from '../ui/store'
import type { BattleClock } from './battle-clock'

/** How long nothing is said of the wait for a ticket, in milliseconds: mostly it is over by then. */
const quietWait = 600

/** From when on a player need not wait any longer, in milliseconds. */
const longWait = 8000

/** What is shown of the wait: that it goes on, that it takes long, or that there is no ticket. */
export interface ShownWait {
  readonly name: 'waiting' | 'late' | 'none'
  /** The server's words, where it had any. */
  readonly message: string | null
}

/** How a wait ended: with the server's answer, or the player plays without a ticket, or does not play. */
export type WaitEnd<Ticket> =
  | Exclude<TicketAnswer<Ticket>, { kind: 'none' }>
  | { readonly kind: 'without' }
  | { readonly kind: 'left' }

/** The wait for the ticket of a game: a store that dialogs read and send their presses to. */
export interface TicketWait<Ticket> extends Store<ShownWait | null> {
  /** Waits for a ticket that `ask` asks for. A ticket that comes late is used. A second call ends the first wait. */
  begin(ask: () => Promise<TicketAnswer<Ticket>>): Promise<WaitEnd<Ticket>>
  /** Asks once more; whatever comes first is used. */
  again(): void
  playWithout(): void
  leave(): void
}

/** Makes the wait for the tickets of a page. Time comes with `clock`. */
export function ticketWait<Ticket>(clock: BattleClock): TicketWait<Ticket> {
  const shown = store<ShownWait | null>(null)
  let end: ((how: WaitEnd<Ticket>) => void) | null = null
  let ask: (() => void) | null = null
  let stopWaiting = () => {}

  const finish = (how: WaitEnd<Ticket>) => end?.(how)

  return {
    now: shown.now,
    subscribe: shown.subscribe,
    begin: asked => {
      finish({ kind: 'left' })
      return new Promise(resolve => {
        const mine = (how: WaitEnd<Ticket>) => {
          end = null
          stopWaiting()
          shown.set(null)
          resolve(how)
        }
        let latest = 0
        end = mine
        ask = () => {
          latest += 1
          const own = latest
          stopWaiting()
          const stopQuiet = clock.wait(quietWait, () =>
            shown.set({ name: 'waiting', message: null }),
          )
          const stopLong = clock.wait(longWait, () => shown.set({ name: 'late', message: null }))
          stopWaiting = () => {
            stopQuiet()
            stopLong()
          }
          void asked().then(answer => {
            if (end !== mine) return
            if (answer.kind !== 'none') return mine(answer)
            if (own !== latest) return
            stopWaiting()
            shown.set({ name: 'none', message: answer.message })
          })
        }
        ask()
      })
    },
    again: () => {
      if (end === null) return
      shown.set({ name: 'waiting', message: null })
      ask?.()
    },
    playWithout: () => finish({ kind: 'without' }),
    leave: () => finish({ kind: 'left' }),
  }
}
