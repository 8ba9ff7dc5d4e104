import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { picoVoices } from './pico-shapes'

const run = promisify(execFile)

/**
 * The voice data come from Debian, which lists them under non-free because they have no sources;
 * they may be passed on, but the repository does not carry them.
 */
const packageName = 'libttspico-data'
const source =
  'deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] http://deb.debian.org/debian bookworm non-free\n'
const folderInPackage = 'usr/share/pico/lang'

/**
 * Makes sure that the voice data of SVOX Pico lie in `folder`. Downloads the signed Debian package
 * with a sources list of its own, so the machine's package settings stay as they are and root is not
 * needed. Throws a sentence that says what to do where there is no apt.
 */
export async function installVoices(folder: string): Promise<void> {
  const wanted = Object.values(picoVoices).flatMap(v => [v.textAnalysis, v.signalGeneration])
  if (wanted.every(file => existsSync(join(folder, file)))) return
  const scratch = await mkdtemp(join(tmpdir(), 'pico-voices-'))
  try {
    await download(scratch)
    const found = (await readdir(scratch)).find(file => file.endsWith('.deb'))
    if (found === undefined) throw new Error(`apt-get downloaded no ${packageName}.`)
    await run('dpkg-deb', ['-x', join(scratch, found), scratch])
    await mkdir(folder, { recursive: true })
    await cp(join(scratch, folderInPackage), folder, { recursive: true })
  } catch (cause) {
    throw new Error(
      `The voice data could not be installed. Get the Debian package ${packageName} and put the files of its ${folderInPackage} into ${folder}.`,
      { cause },
    )
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

async function download(scratch: string): Promise<void> {
  const sources = join(scratch, 'sources.list')
  await writeFile(sources, source)
  await mkdir(join(scratch, 'lists', 'partial'), { recursive: true })
  await mkdir(join(scratch, 'cache', 'archives', 'partial'), { recursive: true })
  const settings = [
    `Dir::Etc::SourceList=${sources}`,
    'Dir::Etc::SourceParts=/dev/null',
    `Dir::State::Lists=${join(scratch, 'lists')}`,
    `Dir::Cache=${join(scratch, 'cache')}`,
    // The scratch folder belongs to the caller alone, so apt must not change to its own user.
    'APT::Sandbox::User=root',
  ].flatMap(setting => ['-o', setting])
  await run('apt-get', [...settings, 'update'], { cwd: scratch })
  await run('apt-get', [...settings, 'download', packageName], { cwd: scratch })
}
