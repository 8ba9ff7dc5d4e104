import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { nobody, weAreRoot } from '../../packages/server/src/database/embedded/programs/run-as'

/** Programs of the rig, each started by it and ended by it, by their ids alone. */
export interface OwnProcesses {
  /** Starts a program that writes into this file what it says. */
  start(program: string, args: readonly string[], log: string): ChildProcess
  /** Ends all that still run. */
  endAll(): Promise<void>
}

/** PostgreSQL refuses root: where we are that, everything is of somebody who owns nothing else. */
export const runAs = weAreRoot() ? nobody : undefined

const ended = (child: ChildProcess) =>
  child.exitCode === null && child.signalCode === null
    ? new Promise<void>(resolve => child.once('exit', () => resolve()))
    : Promise.resolve()

export function ownProcesses(): OwnProcesses {
  const children = new Set<ChildProcess>()
  return {
    start(program, args, log) {
      const file = openSync(log, 'a')
      const child = spawn(program, [...args], {
        ...runAs,
        cwd: '/',
        env: {
          PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin',
          LANG: 'C.UTF-8',
          LC_ALL: 'C.UTF-8',
        },
        stdio: ['ignore', file, file],
      })
      closeSync(file)
      children.add(child)
      child.once('exit', () => children.delete(child))
      return child
    },
    async endAll() {
      const all = [...children]
      for (const child of all) {
        child.kill('SIGCONT')
        child.kill('SIGTERM')
      }
      const hardest = setTimeout(() => all.forEach(child => child.kill('SIGKILL')), 20_000)
      await Promise.all(all.map(ended))
      clearTimeout(hardest)
    },
  }
}

/** The processes that one has begun, and those in turn. */
export async function familyOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  const children = text.split(' ').filter(Boolean).map(Number)
  const below = await Promise.all(children.map(familyOf))
  return [pid, ...below.flat()]
}

/** Says a signal to a process if it is still there. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended meanwhile.
  }
}
