import type { school } from '@duologue/contract/school/school'
import { idOfReader, takeLeave } from '../../accounts/index'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import type { SchoolRoom } from '../school-room'
import { doDeed } from './do-deed'

/** Deletes an account for good, as its owner can (school.md#what-admins-do); classes are handed over before. */
export function deletePerson(room: SchoolRoom): Handler<typeof school.deletePerson> {
  return ({ params: { id }, body: { why } }, { reader }) => {
    const doing = { person: id, reader, why, what: 'person-deleted', endsAdmin: true } as const
    return doDeed(room, doing, async transaction => {
      const classes = await room.ownedClasses(transaction, id)
      if (classes.length > 0) {
        const names = classes.map(({ name }) => name).join(', ')
        throw new Refused('person-teaches', { classes: names })
      }
      await takeLeave(room.accounts, transaction, { id, actor: idOfReader(reader) })
      return { id }
    })
  }
}
