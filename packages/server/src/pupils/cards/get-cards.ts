import type { pupils } from '@duologue/contract/pupils'
import { idOfReader, knownPeople } from '../../accounts/index'
import { classToManage } from '../../classes/index'
import type { Handler } from '../../http/handlers'
import { writeLog } from '../../school/index'
import { pupilsOfClasses } from '../pupil-store'
import type { PupilsRoom } from '../pupils-room'
import { cardOf } from './card-of'

/** The cards of a class, by name: as they were printed before, since looking changes nothing (pupils.md#cards). */
export function getCards({
  database,
  clock,
  cardKey,
}: PupilsRoom): Handler<typeof pupils.getCards> {
  return async ({ params, query }, { reader }) => {
    const { id, name, pupilLogin } = await classToManage(database, params.id, reader)
    const wanted = query.pupils && new Set(query.pupils)
    const kept = (await pupilsOfClasses(database, [id])).filter(
      ({ user, deleteAt }) => deleteAt === null && (wanted?.has(user) ?? true),
    )
    const people = await knownPeople(
      database,
      kept.map(({ user }) => user),
    )
    const seen = { what: 'cards-seen', actor: idOfReader(reader), class: id } as const
    await writeLog(database, { ...seen, at: clock.now(), about: String(kept.length) })
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
