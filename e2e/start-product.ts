import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDraftService } from './draft-service'

declare module 'vitest' {
  interface ProvidedContext {
    address: string
    /** The product's data folder; its mails lie in `outbox`. */
    dataDir: string
  }
}

const project = join(import.meta.dirname, '..')

/** Starts the product as a visitor's host would, with `npm start`'s own script, on a free port and an empty data folder. */
export async function setup(test: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'duologue-journeys-'))
  // The database's own user may pass: its data then lie in here, and go with it.
  await chmod(dataDir, 0o755)
  const drafts = await openDraftService()
  const product = spawn(process.execPath, ['scripts/start.js'], {
    cwd: project,
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
      DRAFT_SERVICE_URL: drafts.url,
      // All journeys come from one address, two at a time, like a school.
      SCHOOL_NETWORKS: '127.0.0.0/8,::1/128',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>(resolve => product.once('exit', () => resolve()))
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    product.stdout.on('data', (piece: Buffer) => {
      said += piece.toString()
      const found = /ready at (http:\/\/\S+)/.exec(said)?.[1]
      if (found) resolve(found)
    })
    product.once('exit', code => reject(new Error(`the product ended with ${code}: ${said}`)))
  })
  test.provide('address', address)
  test.provide('dataDir', dataDir)
  return async () => {
    product.kill('SIGTERM')
    await ended
    drafts.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}
