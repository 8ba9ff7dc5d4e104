import type { SavedPlay } from '@duologue/contract/shapes/play'
import { sendingTexts as texts } from '@duologue/domain/messages/offline/sending'
import type { CallFailed } from '../api/call-failed'
import { zoneHere } from '../api/zone-here'
import { markUsed } from '../kept-here/held-tickets'
import { messageOf } from '../session/tell-failure'
import { notify } from '../ui/feedback/notify'
import { dropKept, waitingFor } from './kept-progress'
import { type Made, makeOnce } from './make-once'
import { tellSaving } from './play-saving'
import type { Sending } from './send-in-parts'
import { dropUnsaved, nameOf, type SentPlay, type UnsavedPlay, unsavedOf } from './unsaved-plays'

/** What came of sending plays: how far it went, and how many are stored now. */
export interface PlaysMade {
  readonly made: Made
  readonly stored: number
}

function tellRefused(error: CallFailed) {
  const said = texts.playRefused(messageOf(error))
  notify('error', said, said, { words: texts.why, at: '/faq#which-plays-count' })
}

/** Sends the sessions of Learn Mode as plays. */
export async function sendSessions({ client, user, keepalive }: Sending): Promise<PlaysMade> {
  let stored = 0
  for (const play of waitingFor(user).plays) {
    const made = await makeOnce(() =>
      client.plays.savePlay({ body: { ...play, timeZone: zoneHere() } }, { keepalive }),
    )
    if (made.kind === 'stop' || made.kind === 'login') return { made, stored }
    if (made.kind === 'waits') continue
    if (made.kind === 'refused') tellRefused(made.error)
    else stored += 1
    dropKept(new Set([play.key]))
  }
  return { made: { kind: 'stored' }, stored }
}

/** From when on a play counts as sent later, in milliseconds: then it says when it was over (plays.md#played-offline). */
const lateMs = 60_000

const whenOver = ({ body, over }: UnsavedPlay) =>
  'ticket' in body && over !== undefined && Date.now() - Date.parse(over) > lateMs
    ? { saidAt: over }
    : {}

/** Whether the play goes by another name without its record: then its ticket may have been used for another game. */
const isOfItsOwn = ({ body, told }: UnsavedPlay) =>
  told !== undefined && nameOf(told) !== nameOf(body)

/**
 * Has one play stored. One whose record is refused for good is told without it, so that it is not lost; unless it was
 * stored before.
 */
async function sendPlay({ client }: Sending, unsaved: UnsavedPlay): Promise<Made> {
  const { body, told } = unsaved
  const send = (sent: SentPlay) =>
    makeOnce(async () => {
      const call = { body: { ...sent, timeZone: zoneHere() } }
      const play: SavedPlay = await client.plays.savePlay(call)
      tellSaving(nameOf(body), { name: 'saved', play })
    })
  const made = await send({ ...body, ...whenOver(unsaved) })
  const isLost = made.kind === 'refused' && (made.error.status !== 409 || isOfItsOwn(unsaved))
  return isLost && told !== undefined ? send(told) : made
}

/** Sends the games, one after the other. */
export async function sendGames(sending: Sending): Promise<PlaysMade> {
  let stored = 0
  for (const play of unsavedOf(sending.user)) {
    const name = nameOf(play.body)
    // Another tab without locks may have sent it.
    if (!unsavedOf(sending.user).some(({ body }) => nameOf(body) === name)) continue
    const made = await sendPlay(sending, play)
    if (made.kind === 'stop' || made.kind === 'login') return { made, stored }
    if (made.kind === 'waits') continue
    dropUnsaved(play)
    if ('ticket' in play.body) markUsed(play.body.ticket)
    if (made.kind === 'stored') stored += 1
    else {
      tellSaving(name, { name: 'refused', message: messageOf(made.error) })
      tellRefused(made.error)
    }
  }
  return { made: { kind: 'stored' }, stored }
}
