import { everybody, heldThings, type KeptThing } from '@duologue/domain/offline/kept-things'
import { type ForLater, isForSame, ticketsToFetch } from '@duologue/domain/plays/tickets-to-fetch'
import { CallFailed } from '../api/call-failed'
import type { Client } from '../api/client'
import { dropTickets, holdTicket, ticketsOf } from '../kept-here/held-tickets'
import { renewThing } from '../kept-here/keep-thing'
import { readThings } from '../kept-here/things-table'
import { savedUser } from '../saved-here/signed-in'
import { sendWaiting } from '../sending/send-waiting'
import { nameOf, unsavedOf } from '../sending/unsaved-plays'

/** The kinds of kept things that are played with a ticket that was fetched ahead. */
const played = { conversation: 'conversation', list: 'pronunciationList' } as const

const isPlayed = (kind: KeptThing['kind']): kind is keyof typeof played => kind in played

/** Which edition of a thing is kept: it says so itself. */
function editionOf({ answers }: KeptThing): number {
  const [text = '{}'] = Object.values(answers)
  return (JSON.parse(text) as { version?: number }).version ?? 0
}

/** What somebody may play without a connection of what is kept here, each once, what was opened last first. */
const playedThings = (things: readonly KeptThing[], user: string) =>
  [...heldThings(things)]
    .filter(({ owner }) => owner === user || owner === everybody)
    .toSorted((one, other) => other.openedAt - one.openedAt)
    .filter((thing, index, all) => all.findIndex(({ id }) => id === thing.id) === index)
    .flatMap(thing =>
      isPlayed(thing.kind)
        ? laterOf(thing, played[thing.kind], assignmentsOf(thing, things, user)).map(later => ({
            thing,
            later,
          }))
        : [],
    )

const isAssignment = ({ kind }: { readonly kind: string }) => kind === 'assignment'

/** For which assignments of somebody a thing is kept. */
const assignmentsOf = (thing: KeptThing, things: readonly KeptThing[], user: string) =>
  things
    .filter(
      one =>
        isAssignment(one) &&
        one.owner === user &&
        one.parts?.some(({ kind, id }) => kind === thing.kind && id === thing.id),
    )
    .map(({ id }) => id)

/** A thing is played for its own sake, and for each of its assignments. */
const laterOf = (
  thing: KeptThing,
  what: ForLater['what'],
  assignments: readonly string[],
): ForLater[] =>
  [null, ...assignments].map(assignment => ({
    what,
    id: thing.id,
    assignment,
    edition: editionOf(thing),
  }))

/** Whether the play with a ticket waits to be sent. */
const waits = (user: string, ticket: string) =>
  unsavedOf(user).some(({ body }) => nameOf(body) === ticket)

/** Fetches one ticket and holds it; whether the next may be asked for. */
async function fetchOne(
  client: Client,
  user: string,
  { thing, later }: ReturnType<typeof playedThings>[number],
): Promise<boolean> {
  const { what, id, assignment } = later
  const asked = { ahead: true as const, ...(assignment === null ? {} : { assignment }) }
  const body =
    what === 'conversation' ? { ...asked, conversation: id } : { ...asked, pronunciationList: id }
  try {
    const answer = await client.plays.createTicket({ body })
    const before = ticketsOf(user).find(one => isForSame(one, later))
    // Its play is on its way: the next time it is another one.
    const since = Date.parse(answer.since)
    holdTicket({ ...later, ...answer, since, user, isUsed: waits(user, answer.ticket) })
    // It was changed, and not yet here.
    const isOld = before?.edition === later.edition && before.version !== answer.version
    if (isOld) await renewThing(thing)
    return true
  } catch (error) {
    // What somebody may not play, or what has gone, stands in nobody's way.
    return error instanceof CallFailed && (error.status === 404 || error.status === 403)
  }
}

async function fetchAll(client: Client): Promise<void> {
  const user = savedUser.get()?.id
  if (user === undefined) return
  const kept = playedThings(await readThings(), user)
  const isKept = (one: { id: string; assignment: string | null }) =>
    kept.some(({ later }) => isForSame(later, one))
  dropTickets(user, isKept)
  // A ticket is another one when the play with it is stored.
  if (ticketsOf(user).some(({ ticket }) => waits(user, ticket))) await sendWaiting(client)
  const wanted = ticketsToFetch(
    kept.map(({ later }) => later),
    ticketsOf(user),
    Date.now(),
  )
  for (const one of kept.filter(({ later }) => wanted.includes(later))) {
    if (savedUser.get()?.id !== user || !(await fetchOne(client, user, one))) return
  }
}

let fetching = Promise.resolve()

/**
 * Fetches the tickets with which kept things can be played without a connection, as far as they are missing here: when a thing was
 * kept, when one was used, and when it is old (plays.md#ahead-tickets). Never rejects: without one a game is only told.
 */
export function fetchAhead(client: Client): Promise<void> {
  fetching = fetching.then(() => fetchAll(client)).catch(() => undefined)
  return fetching
}
