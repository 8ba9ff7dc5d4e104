import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const project = join(import.meta.dirname, '..')

/** Every file below a folder, with size and time of its last change. */
function* filesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist') continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesBelow(path)
    else yield path
  }
}

/** A key that changes with the content of the files; `folders` are walked, single files taken as they are. */
export function keyOf(...places) {
  const hash = createHash('sha256')
  for (const place of places.map(name => join(project, name))) {
    if (!existsSync(place)) continue
    for (const file of statSync(place).isDirectory() ? [...filesBelow(place)].sort() : [place]) {
      hash.update(file.slice(project.length)).update('\0').update(readFileSync(file)).update('\0')
    }
  }
  return hash.digest('hex')
}

/** Whether what `stamp` stands for was made from another key, or never. */
export const isStale = (stamp, key) => !existsSync(stamp) || readFileSync(stamp, 'utf8') !== key

/** Writes down what something was made from. */
export const stampWith = (stamp, key) => writeFileSync(stamp, key)
