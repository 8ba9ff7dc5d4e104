import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { freePort } from '../packages/server/src/http/listen'

const run = promisify(execFile)
const project = join(import.meta.dirname, '..')

/** The image of Node that the product's is built on; NODE_IMAGE names another one. */
async function baseImage(): Promise<string> {
  const told = await readFile(join(project, 'deploy/Dockerfile'), 'utf8')
  return process.env.NODE_IMAGE ?? /^ARG NODE=(.+)$/m.exec(told)?.[1] ?? ''
}

test('where buildah and the image of Node can be had, ours is built on it, under its size, and starts', {
  timeout: 1_200_000,
}, async ({ skip }) => {
  const base = await baseImage()
  // It is left out where no engine is, and where its registry cannot be reached.
  const had = await run('buildah', ['pull', '--quiet', '--policy', 'missing', base]).catch(
    (error: Error) => error,
  )
  if (had instanceof Error) return skip(had.message)
  const environment = {
    ...process.env,
    NODE_IMAGE: base,
    PORT: String(await freePort('127.0.0.1')),
  }
  const { stdout } = await run(join(project, 'deploy/try-image.sh'), {
    env: environment,
    maxBuffer: 64 * 1024 * 1024,
  })
  expect(stdout).toContain('/home says 200')
  expect(stdout).toContain('It ended with 0.')
})
