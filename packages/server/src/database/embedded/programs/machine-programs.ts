import { access, constants, readdir, realpath } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'

const debian = '/usr/lib/postgresql'

async function folderOfPostgres(folder: string): Promise<string | undefined> {
  try {
    const program = await realpath(join(folder, 'postgres'))
    await access(join(dirname(program), 'initdb'), constants.X_OK)
    return dirname(program)
  } catch {
    return undefined
  }
}

/** Folders of PostgreSQL's programs on this machine: of PATH, then Debian's, the newest first. */
export async function machinePrograms(): Promise<string[]> {
  const path = (process.env['PATH'] ?? '').split(delimiter).filter(folder => folder.startsWith('/'))
  const versions = await readdir(debian).catch(() => [])
  const newestFirst = versions.filter(name => /^\d+$/.test(name)).sort((a, b) => +b - +a)
  const asked = [...path, ...newestFirst.map(version => join(debian, version, 'bin'))]
  const found = await Promise.all(asked.map(folderOfPostgres))
  return [...new Set(found.filter(folder => folder !== undefined))]
}
