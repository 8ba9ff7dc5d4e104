import type { CallArguments } from '@duologue/contract/endpoint'
import type { lti } from '@duologue/contract/lti/lti'
import type { Reader } from '@duologue/domain/accounts/reader'
import { deepLinkAnswer } from '@duologue/domain/lti/deep-link-answer'
import { hashOf, idOfReader, newSecret } from '../../accounts/index'
import { dueInstant } from '../../assignments/index'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { newId } from '../../outside/random/new-id'
import { requirePlaylist } from '../../playlists/index'
import { signedByUs } from '../keys/own-keys'
import { launchOfSecret } from '../launches/launch-store'
import type { LtiRoom } from '../lti-room'
import { platformById } from '../platforms/platform-store'
import { insertLinks, type LinkRow } from './placed-store'

type Thing = CallArguments<typeof lti.placeThings>['body']['things'][number]

/** The title of a thing that the teacher may see, and of which there is enough for a game where it is to be one. */
async function titleOf({ database, assignments }: LtiRoom, thing: Thing, reader: Reader) {
  if (thing.kind === 'playlist') return (await requirePlaylist(database, thing.id, reader)).name
  const room = assignments.things[thing.kind]
  const { title } =
    thing.opens === 'game'
      ? await room.requirePlayable(database, thing.id, reader)
      : await room.require(database, thing.id, reader)
  return title
}

function wishesOf(thing: Thing): LinkRow['wishes'] {
  if (thing.opens !== 'game') return { opens: thing.opens }
  const { kind: _kind, id: _id, ...wishes } = thing
  return wishes
}

const dueOf = (wishes: LinkRow['wishes']): string | null =>
  wishes.opens === 'game'
    ? dueInstant(wishes.dateDue, wishes.timeZone ?? 'UTC').toISOString()
    : null

/** Keeps what a teacher places, and answers what their course is told of it, signed (lti.md#placing). */
export function placeThings(room: LtiRoom): Handler<typeof lti.placeThings> {
  const { database, clock, random, publicUrl } = room
  return async ({ body: { launch, things } }, { reader }) => {
    const now = clock.now()
    const user = idOfReader(reader)
    const row = await launchOfSecret(database, hashOf(launch), now)
    const platform = row && (await platformById(database, row.platform))
    const asked = row?.claims?.deepLinking
    if (!row?.claims || !platform?.onAt || !asked || row.user !== user)
      throw new Refused('launch-over')
    if (things.length > 1 && !asked.acceptsMany) throw new Refused('invalid-input')
    const titles: string[] = []
    for (const thing of things) titles.push(await titleOf(room, thing, reader))
    const links = things.map(
      (thing, at): LinkRow => ({
        id: newId(random, clock),
        platform: platform.id,
        kind: thing.kind,
        thing: thing.id,
        title: titles[at] ?? '',
        wishes: wishesOf(thing),
        madeBy: user,
        madeAt: now,
      }),
    )
    await insertLinks(database, links)
    const claims = deepLinkAnswer(
      {
        issuer: platform.issuer,
        clientId: platform.clientId,
        deployment: row.claims.deployment,
        data: asked.data,
        takesScores: asked.takesScores,
      },
      { publicUrl, nonce: newSecret(random), now: now.getTime() },
      links.map(({ id, title, wishes }) => ({
        link: id,
        title,
        isScored: wishes.opens === 'game',
        dateDue: dueOf(wishes),
      })),
    )
    return { returnUrl: asked.returnUrl, jwt: await signedByUs(room, claims) }
  }
}
