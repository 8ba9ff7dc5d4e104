import { spawn } from 'node:child_process'
import { project } from './stale.js'

/** Runs a program in the project's folder and waits; answers its exit code. */
export function run(program, args, environment = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: project,
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    })
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)))
  })
}

/** The same, but a failure ends this program too. */
export async function mustRun(program, args, environment) {
  const code = await run(program, args, environment)
  if (code !== 0) process.exit(code)
}

/** Runs a program in the project's folder; answers its exit code and what it said. */
export function listenTo(program, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: project, stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', piece => {
        said += piece
      })
    child.on('error', reject)
    child.on('close', (code, signal) => resolve({ code: signal ? 1 : (code ?? 1), said }))
  })
}
