import type { Reason } from '@duologue/domain/school/reasons'
import type { Client } from '../../api/client'

/** Logs somebody out everywhere. */
export const logOutPerson = (client: Client, id: string, why: Reason) =>
  client.school.logOutPerson({ params: { id }, body: { why } })
