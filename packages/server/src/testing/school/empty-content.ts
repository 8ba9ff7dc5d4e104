import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A content folder without any sample. */
export async function writeEmptyContent(folder: string): Promise<void> {
  await mkdir(join(folder, 'conversations'), { recursive: true })
  await mkdir(join(folder, 'songs'))
  await mkdir(join(folder, 'playlists'))
  await mkdir(join(folder, 'pronunciation'))
  await mkdir(join(folder, 'courses'))
  await mkdir(join(folder, 'audio'))
  await writeFile(join(folder, 'audio', 'durations.json'), '{}')
}
