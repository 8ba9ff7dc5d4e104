import type { Reason } from '@duologue/domain/school/reasons'
import type { Client } from '../../api/client'
import { saveFile } from '../../ui/save-file'

/** Saves all that is kept of somebody in a file. */
export async function exportPerson(client: Client, id: string, why: Reason): Promise<void> {
  const data = await client.school.exportPerson({ params: { id }, body: { why } })
  const name = `${data.user.username}-${data.exportedAt.slice(0, 10)}.json`
  saveFile(name, 'application/json', JSON.stringify(data, null, 2))
}
