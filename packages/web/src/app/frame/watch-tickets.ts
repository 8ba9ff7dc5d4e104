import type { Client } from '../../api/client'
import { keepsHere } from '../../kept-here/keeps-here'
import { ticketWish } from '../../kept-here/ticket-wish'
import { savedUser } from '../../saved-here/signed-in'
import { connection } from '../../ui/has-connection'

/**
 * Has the tickets fetched with which kept things can be played without a connection (plays.md#ahead-tickets): when the page opens, when
 * somebody logs in or answers again, when something is kept, and when a game was stored. What fetches them comes when
 * something is kept here.
 */
export function watchTickets(client: Client): void {
  const fetchAhead = () => {
    if (savedUser.get() === null || !keepsHere.get() || !connection.now()) return
    // What cannot be fetched now is asked for again the next time.
    void import('../../plays/fetch-ahead').then(
      part => part.fetchAhead(client),
      () => undefined,
    )
  }
  let before = savedUser.get()?.id
  savedUser.subscribe(() => {
    const now = savedUser.get()?.id
    if (now === before) return
    before = now
    fetchAhead()
  })
  connection.subscribe(fetchAhead)
  ticketWish.subscribe(fetchAhead)
  fetchAhead()
}
