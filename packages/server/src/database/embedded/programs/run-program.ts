import { spawn } from 'node:child_process'
import type { RunAs } from './run-as'

/** What PostgreSQL's programs see of our environment: nothing that changes what they do or say. */
export const cleanEnvironment = {
  PATH: '/usr/local/bin:/usr/bin:/bin',
  LANG: 'C',
  LC_ALL: 'C',
  TZ: 'UTC',
} as const

export type ProgramResult = { readonly ok: boolean; readonly out: string; readonly err: string }

/**
 * Runs a program to its end without blocking (the app lock must go on answering meanwhile).
 * Never rejects: a program that cannot be started is a result that is not ok.
 */
export function runProgram(
  program: string,
  args: readonly string[],
  runAs: RunAs,
): Promise<ProgramResult> {
  return new Promise(resolve => {
    const child = spawn(program, [...args], {
      ...runAs,
      cwd: '/',
      env: cleanEnvironment,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let out = ''
    let err = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text
    })
    child.once('error', error => resolve({ ok: false, out, err: error.message }))
    child.once('close', code => resolve({ ok: code === 0, out, err }))
  })
}
