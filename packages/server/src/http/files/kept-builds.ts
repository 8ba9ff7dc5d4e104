import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { type Repeating, repeat } from '../../outside/clock/repeat'

/** How many builds besides the one of now keep their files: pages of yesterday go on (site.md#releases). */
const buildsBefore = 2

/** The main script by its steady name is nobody's of yesterday; gzip is for browsers that are older than pages get. */
const isKept = (name: string) => /^[\w-]{8}\.\w+(\.br)?$/.test(name) && !name.startsWith('main-')

const isThere = (path: string) =>
  stat(path).then(
    found => found.isFile(),
    () => false,
  )
const namesIn = (folder: string) => readdir(folder).catch(() => [])

/** Which folder holds a built file: that of now, or a kept one; undefined where it is in none. */
export async function folderOfBuilt(
  { assets, kept }: { assets: string; kept: string },
  name: string,
): Promise<string | undefined> {
  if (!/^[\w-]+\.\w+$/.test(name)) return undefined
  if (await isThere(join(assets, name))) return assets
  for (const build of await namesIn(kept)) {
    const folder = join(kept, build)
    if (await isThere(join(folder, name))) return folder
  }
  return undefined
}

/** What a build is called: the name of its main script, which is made of all that is in it; undefined where none is. */
async function nameOfBuild(web: string): Promise<string | undefined> {
  const text = await readFile(join(web, '.vite/manifest.json'), 'utf8').catch(() => undefined)
  const manifest = JSON.parse(text ?? '{}') as Record<string, { file?: string }>
  return /^assets\/([\w-]+)\.js$/.exec(manifest['src/main.tsx']?.file ?? '')?.[1]
}

/** Takes the builds away that were in use longest ago. */
async function forgetBuilds(kept: string, now: string): Promise<void> {
  const others = (await namesIn(kept)).filter(name => name !== now)
  const used = await Promise.all(
    others.map(async name => ({ name, at: (await stat(join(kept, name))).mtimeMs })),
  )
  const over = used.toSorted((one, other) => other.at - one.at).slice(buildsBefore)
  for (const { name } of over) await rm(join(kept, name), { recursive: true, force: true })
}

/**
 * Keeps the files of the build that is in use beside those of the last ones, since a release takes them from their
 * folder (site.md#releases). Several processes may do so at once: a file has its name when it is whole.
 */
export async function storeBuild(web: string, kept: string): Promise<void> {
  const build = await nameOfBuild(web)
  if (!build) return
  const folder = join(kept, build)
  await mkdir(folder, { recursive: true })
  const have = new Set(await readdir(folder))
  const assets = join(web, 'assets')
  for (const name of (await readdir(assets)).filter(isKept)) {
    if (have.has(name)) continue
    const half = join(folder, `${name}.${process.pid}~`)
    await copyFile(join(assets, name), half)
    await rename(half, join(folder, name))
  }
  const now = new Date()
  await utimes(folder, now, now)
  await forgetBuilds(kept, build)
}

/** In milliseconds; other languages may be built while the product runs. */
const everyMs = 10 * 60 * 1000
/** A start has other things to do first. */
const firstMs = 20 * 1000

/** Does so in every process, now and then: each may have a disk of its own. */
export const storingBuild = (
  { web, kept }: { web: string; kept: string },
  onError: (error: unknown) => void,
): Repeating =>
  repeat(
    everyMs,
    async () => {
      await storeBuild(web, kept)
      return false
    },
    onError,
    firstMs,
  )
