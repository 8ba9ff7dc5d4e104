import type { Reason } from '@duologue/domain/school/reasons'
import type { Client } from '../../api/client'

/** Lets the account of a listed pupil stay (pupils.md#unused-accounts). */
export const letPupilStay = (client: Client, id: string, why: Reason) =>
  client.pupils.letPupilStay({ params: { id }, body: { why } })
