import type { Client } from '../../api/client'
import { saveFile } from '../../ui/save-file'

/** Saves all that is kept of a pupil in a file (pupils.md#keeping). */
export async function exportPupil(client: Client, id: string): Promise<void> {
  const data = await client.pupils.exportPupil({ params: { id } })
  const name = `${data.user.username}-${data.exportedAt.slice(0, 10)}.json`
  saveFile(name, 'application/json', JSON.stringify(data, null, 2))
}
