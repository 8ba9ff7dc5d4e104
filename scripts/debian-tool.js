import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { project } from './stale.js'

const cache = join(project, '.cache', 'debian')

/** Where a program is among those that are installed. */
const onPath = name =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map(folder => join(folder, name))
    .find(program => existsSync(program))

/** Has apt fetch a package into a folder of ours, which changes nothing of the machine and needs no root. */
function download(packageName, scratch) {
  for (const folder of ['lists/partial', 'cache/archives/partial'])
    mkdirSync(join(scratch, folder), { recursive: true })
  const settings = [
    `Dir::State::Lists=${join(scratch, 'lists')}`,
    `Dir::Cache=${join(scratch, 'cache')}`,
    // The folder belongs to the caller alone, so apt must not change to its own user.
    'APT::Sandbox::User=root',
  ].flatMap(setting => ['-o', setting])
  for (const task of [['update'], ['download', packageName]])
    execFileSync('apt-get', [...settings, '-qq', ...task], { cwd: scratch, stdio: 'ignore' })
  const found = readdirSync(scratch).find(file => file.endsWith('.deb'))
  if (found === undefined) throw new Error(`apt-get downloaded no ${packageName}.`)
  return join(scratch, found)
}

/**
 * A program that checks what we hand out: the one of this machine, else the one of a Debian package, which is fetched once
 * into `.cache/debian`. Undefined where neither can be had (no Debian, no network), or the fetched one does not start.
 *
 * @param {string} name what it is called, and what file of `usr/bin` in the package it is.
 * @param {string} [packageName] left out, it is looked for on this machine alone: it does not start without others beside it.
 * @returns {string | undefined}
 */
export function debianTool(name, packageName) {
  const kept = join(cache, name)
  const known = onPath(name) ?? (existsSync(kept) ? kept : undefined)
  if (known !== undefined || packageName === undefined) return known
  mkdirSync(cache, { recursive: true })
  const scratch = mkdtempSync(join(cache, 'fetching-'))
  try {
    const file = download(packageName, scratch)
    execFileSync('dpkg-deb', ['-x', file, join(scratch, 'package')], { stdio: 'ignore' })
    const fetched = join(scratch, 'package', 'usr/bin', name)
    // Some want libraries of other packages beside them.
    execFileSync(fetched, ['--version'], { stdio: 'ignore' })
    renameSync(fetched, kept)
    return kept
  } catch {
    return undefined
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}
