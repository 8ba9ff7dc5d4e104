import type { Reason } from '@duologue/domain/school/reasons'
import type { Client } from '../../api/client'

/** Opens a closed account again (school.md#closed-accounts). */
export const reopenPerson = (client: Client, id: string, why: Reason) =>
  client.school.reopenPerson({ params: { id }, body: { why } })
