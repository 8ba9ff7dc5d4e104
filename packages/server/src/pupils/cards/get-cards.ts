import type { pupils } from '@duologue/contract/pupils'
import type { BuiltLanguage } from '@duologue/domain/messages/site-languages'
import { idOfReader, knownPeople } from '../../accounts/index'
import { classToManage, logForOwner } from '../../classes/index'
import type { Handler } from '../../http/handlers'
import { writeLog } from '../../school/index'
import { type PupilRow, pupilsOfClasses } from '../pupil-store'
import type { PupilsRoom } from '../pupils-room'
import { cardOf } from './card-of'

/** Writes down who looked at which cards; of several the owner of the class is told (classes.md#what-the-owner-is-told). */
async function logSeen(
  { database, clock, accounts }: PupilsRoom,
  id: string,
  seen: readonly PupilRow[],
  { actor, language }: { actor: string; language: BuiltLanguage },
): Promise<void> {
  const at = clock.now()
  const [only] = seen.length === 1 ? seen : []
  if (only)
    return writeLog(database, { at, what: 'card-seen', actor, class: id, person: only.user })
  const done = { at, what: 'cards-seen', actor, about: String(seen.length) } as const
  await logForOwner(accounts, database, done, { class: id, deed: 'cards', language })
  accounts.mails.wake()
}

/** The cards of a class, by name: as they were printed before, since looking changes nothing (pupils.md#cards). */
export function getCards(room: PupilsRoom): Handler<typeof pupils.getCards> {
  const { database, cardKey } = room
  return async ({ params, query }, { reader, language }) => {
    const { id, name, pupilLogin } = await classToManage(database, params.id, reader)
    const wanted = query.pupils && new Set(query.pupils)
    const kept = (await pupilsOfClasses(database, [id])).filter(
      ({ user, deleteAt, platform }) =>
        // Who comes in by the launches of a platform has none (lti.md#people).
        deleteAt === null && platform === null && (wanted?.has(user) ?? true),
    )
    const people = await knownPeople(
      database,
      kept.map(({ user }) => user),
    )
    await logSeen(room, id, kept, { actor: idOfReader(reader), language })
    const cards = kept.flatMap(pupil => {
      const person = people.get(pupil.user)
      return person ? [cardOf(cardKey, pupil, person)] : []
    })
    return {
      className: name,
      pupilLogin,
      cards: cards.sort((one, other) => one.name.localeCompare(other.name, 'en')),
    }
  }
}
