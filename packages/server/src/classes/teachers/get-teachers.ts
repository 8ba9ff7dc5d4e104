import type { classes } from '@duologue/contract/classes'
import type { ClassTeachers } from '@duologue/contract/classes/class-teachers'
import { mayEndClass, mayManageClass } from '@duologue/domain/classes/class-role'
import { knownPeople } from '../../accounts/index'
import type { Queries } from '../../database/connect'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import type { ClassRow } from '../class-table'
import type { ClassesRoom } from '../classes-room'
import { seenClass } from '../seen-class'
import { type InvitationRow, invitationsOf, offerOf } from './teacher-store'

/** An invitation as who sent it sees it. */
const invitationView = ({ id, email, until }: InvitationRow) => ({
  id,
  email,
  until: until.toISOString(),
})

/** What waits for an answer, as far as its reader may see it. */
interface Waiting {
  invitations: readonly InvitationRow[]
  offer: Awaited<ReturnType<typeof offerOf>>
}

/** Who teaches a class, its owner first; and for who may invite, whom it has invited. */
export async function teachersView(
  queries: Queries,
  row: ClassRow,
  { invitations, offer }: Waiting,
): Promise<ClassTeachers> {
  const people = await knownPeople(queries, [row.teacher, ...row.coTeachers])
  const teachers = [row.teacher, ...row.coTeachers].flatMap(id => {
    const person = people.get(id)
    if (!person) return []
    const role = id === row.teacher ? ('teacher' as const) : ('coTeacher' as const)
    const until = offer?.user === id ? offer.until : null
    const offered = until ? { offeredUntil: until.toISOString() } : {}
    return [{ id, fullName: person.fullName, role, ...offered }]
  })
  return { teachers, invitations: invitations.map(invitationView) }
}

/** Who teaches a class, for who teaches it (classes.md#co-teachers). */
export function getTeachers({ database, clock }: ClassesRoom): Handler<typeof classes.getTeachers> {
  return async ({ params: { id } }, { reader }) => {
    const { row, by } = await seenClass(database, id, reader)
    if (!mayManageClass(by.role)) throw new Refused('not-allowed')
    if (!mayEndClass(by.role))
      return teachersView(database, row, { invitations: [], offer: undefined })
    const [invitations, offer] = await Promise.all([
      invitationsOf(database, id, clock.now()),
      offerOf(database, id, clock.now()),
    ])
    return teachersView(database, row, { invitations, offer })
  }
}
