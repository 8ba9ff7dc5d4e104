import type { Reason } from '@duologue/domain/school/reasons'
import type { Client } from '../../api/client'

/** Makes somebody an editor, or takes their role away. */
export const setPersonRole = (role: 'editor' | null) => (client: Client, id: string, why: Reason) =>
  client.school.setPersonRole({ params: { id }, body: { role, why } })
