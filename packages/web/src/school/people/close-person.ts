import type { Reason } from '@duologue/domain/school/reasons'
import type { Client } from '../../api/client'

/** Closes an account (school.md#closed-accounts). */
export const closePerson = (client: Client, id: string, why: Reason) =>
  client.school.closePerson({ params: { id }, body: { why } })
