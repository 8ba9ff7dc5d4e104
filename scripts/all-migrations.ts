import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type Migration,
  migrationsFrom,
} from '../packages/server/src/database/migrations/migration'

const folder = join(import.meta.dirname, '../packages/server/src/database/migrations')

/** Every migration as its file stands now: no bundler has seen these scripts. */
async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter(name => name.endsWith('.sql'))
  const texts = names.map(async name => [name, await readFile(join(folder, name), 'utf8')])
  return migrationsFrom(Object.fromEntries(await Promise.all(texts)))
}

/** Every migration of the project, in order. In a built command the server's own list stands in its place. */
export const allMigrations = await readMigrations()
