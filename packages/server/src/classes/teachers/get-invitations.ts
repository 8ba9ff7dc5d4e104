import type { classes } from '@duologue/contract/classes'
import { accountKey } from '@duologue/domain/accounts/account-key'
import { emailOf, idOfReader, knownPeople } from '../../accounts/index'
import type { Handler } from '../../http/handlers'
import type { ClassesRoom } from '../classes-room'
import { invitationsFor, offersFor } from './teacher-store'

/** The classes that the reader was asked to teach, at the address that they have confirmed (classes.md#co-teachers). */
export function getInvitations({
  database,
  clock,
}: ClassesRoom): Handler<typeof classes.getInvitations> {
  return async (_call, { reader }) => {
    const user = idOfReader(reader)
    const [{ email, isVerified }, offers] = await Promise.all([
      emailOf(database, user),
      offersFor(database, user, clock.now()),
    ])
    const isInvited = email !== null && isVerified
    const rows = isInvited ? await invitationsFor(database, accountKey(email), clock.now()) : []
    const people = await knownPeople(
      database,
      [...rows, ...offers].map(({ by }) => by),
    )
    return {
      invitations: rows.map(({ id, name, by }) => ({
        id,
        className: name,
        by: people.get(by)?.fullName ?? '',
      })),
      offers: offers.map(({ class: id, name, by }) => ({
        class: id,
        className: name,
        by: people.get(by)?.fullName ?? '',
      })),
    }
  }
}
