import type { Reason } from '@duologue/domain/school/reasons'
import type { Client } from '../../api/client'

/** Deletes an account for good. */
export const deletePerson = (client: Client, id: string, why: Reason) =>
  client.school.deletePerson({ params: { id }, body: { why } })
