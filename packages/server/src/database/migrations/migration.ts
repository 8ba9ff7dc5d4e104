import { createHash } from 'node:crypto'

/** One step of the database's form: a file `NNNN-name.sql`. Once released it is never changed. */
export type Migration = {
  readonly number: number
  readonly name: string
  readonly sql: string
  /** The last migration that a program must know to run on a database that has this one (decision 177). */
  readonly needs: number
  /** Of the text with plain line ends, so that a checkout on another system is the same step. */
  readonly checksum: string
}

/** Before this one nobody looked whether the version before runs on what a migration leaves: it must be known itself. */
const firstLookedAt = 104

/** `-- needs 0108: nobody reads the column since` stands where a migration takes something away. */
const needsOf = (number: number, sql: string): number => {
  const told = /^-- needs (\d{4}): /m.exec(sql)?.[1]
  if (told !== undefined) return Number(told)
  return number < firstLookedAt ? number : 0
}

const fileName = /(?:^|\/)(\d{4})-([a-z0-9-]+)\.sql$/

/**
 * The migrations in order, from their files: path -> text. A number may be missing, since several are written at once.
 * Throws when a name is not `NNNN-name.sql` or two have one number.
 */
export function migrationsFrom(files: Readonly<Record<string, string>>): Migration[] {
  const migrations = Object.entries(files).map(([path, text]) => {
    const [, digits, word] = fileName.exec(path) ?? []
    if (!digits || !word) throw new Error(`${path} is not named like 0001-users.sql`)
    const sql = text.replaceAll('\r\n', '\n')
    const checksum = createHash('sha256').update(sql).digest('hex')
    const number = Number(digits)
    return { number, name: `${digits}-${word}`, sql, needs: needsOf(number, sql), checksum }
  })
  migrations.sort((a, b) => a.number - b.number)
  migrations.forEach(({ number, name }, index) => {
    if (number === migrations[index - 1]?.number)
      throw new Error(`migration ${name} has the number of another`)
  })
  return migrations
}
