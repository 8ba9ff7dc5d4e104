import type { SchoolPerson, WholePerson } from '@duologue/contract/school/school-shapes'
import { personTexts as texts } from '@duologue/domain/messages/school/person'
import type { Reason } from '@duologue/domain/school/reasons'
import type { Client } from '../../api/client'
import { closePerson } from './close-person'
import { exportPerson } from './export-person'
import { logOutPerson } from './log-out-person'
import { reopenPerson } from './reopen-person'
import { setPersonRole } from './set-person-role'

/** Something that is done about somebody for a reason, and nothing more is asked. */
export interface PlainDeed {
  title: string
  lead: string
  done: string
  isDangerous?: true
  act: (client: Client, id: string, why: Reason) => Promise<unknown>
}

const roleDeeds = ({ role, isPupil }: SchoolPerson): PlainDeed[] => {
  if (role) return [{ ...texts.takeRole, act: setPersonRole(null) }]
  return isPupil ? [] : [{ ...texts.makeEditor, act: setPersonRole('editor') }]
}

/** What can be done about somebody, in this order (school.md#what-admins-do). */
export const plainDeeds = (person: WholePerson): PlainDeed[] => [
  { ...texts.logOut, act: logOutPerson },
  ...roleDeeds(person),
  person.closed
    ? { ...texts.reopen, act: reopenPerson }
    : { ...texts.close, isDangerous: true, act: closePerson },
  { ...texts.export, act: exportPerson },
]
