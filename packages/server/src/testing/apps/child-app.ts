import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { RunAs } from '../../database/embedded/programs/run-as'
import { type ChildProgram, fileOfProgram } from './child-programs'

export type ChildApp = {
  readonly child: ChildProcess
  /** The lines it has written so far. */
  readonly lines: readonly string[]
  /** What it has written to its log and its errors so far. */
  said(): string
  /** Settles when it has written so many lines; rejects with its errors when it ends before. */
  written(count: number): Promise<void>
  /** Settles when it has ended and all its lines are here. */
  readonly ended: Promise<void>
}

/** Starts a program of this folder (`acknowledging-app`) in a process of its own. */
export function startChildApp(
  name: ChildProgram,
  args: readonly string[],
  runAs?: RunAs,
): ChildApp {
  const child = spawn(process.execPath, [fileOfProgram(name), ...args], {
    ...runAs,
    cwd: '/',
    env: { PATH: process.env['PATH'] },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  let errors = ''
  let over = false
  const listeners = new Set<() => void>()
  const tell = () => listeners.forEach(listener => listener())
  createInterface({ input: child.stdout }).on('line', line => {
    lines.push(line)
    tell()
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  const ended = once(child, 'close').then(() => {
    over = true
    tell()
  })
  return {
    child,
    lines,
    said: () => errors,
    ended,
    written: count =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (lines.length >= count) resolve()
          else if (over) reject(new Error(`the program ended: ${errors}`))
          else return
          listeners.delete(look)
        }
        listeners.add(look)
        look()
      }),
  }
}
