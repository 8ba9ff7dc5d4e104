import { readFile, symlink } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

type Link = { readonly source: string; readonly target: string }

/**
 * The npm package cannot hold symbolic links: it lists them, and makes them in an install script
 * that may not have run. Without them: "libicuuc.so.60: cannot open shared object file".
 * @param native the package's `native` folder, or a copy of it
 * @returns whether all are there now; false when the folder cannot be written
 */
export async function makeLinks(native: string): Promise<boolean> {
  const links = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as Link[]
  const inside = (path: string) => join(native, path.replace(/^native\//, ''))
  for (const { source, target } of links) {
    const from = inside(source)
    const to = inside(target)
    try {
      await symlink(relative(dirname(to), from), to)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'EROFS' || code === 'EACCES' || code === 'EPERM') return false
      if (code !== 'EEXIST') throw error
    }
  }
  return true
}
