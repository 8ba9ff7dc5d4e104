import type { Reason } from '@duologue/domain/school/reasons'
import type { Client } from '../../api/client'

/** Archives a class of anybody, or brings it back (school.md#classes). */
export const setClassArchived = (
  client: Client,
  id: string,
  told: { isArchived: boolean; why: Reason },
) => client.classes.setClassArchived({ params: { id }, body: told })
