import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const project = join(import.meta.dirname, '..')

/**
 * Starts the product on a free port and an empty data folder, with a database of its own.
 *
 * @param node the program of Node that runs it, and `script` what it runs
 */
export async function openProduct({
  node = process.execPath,
  script,
  environment = {},
}: {
  node?: string
  script: string
  environment?: Record<string, string>
}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'duologue-journeys-'))
  // The database's own user may pass: its data then lie in here, and go with it.
  await chmod(dataDir, 0o755)
  const product = spawn(node, [script], {
    cwd: project,
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>(resolve => product.once('exit', resolve))
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    product.stdout.on('data', (piece: Buffer) => {
      said += piece.toString()
      const found = /ready at (http:\/\/\S+)/.exec(said)?.[1]
      if (found) resolve(found)
    })
    product.once('exit', code => reject(new Error(`the product ended with ${code}: ${said}`)))
  })
  return {
    address,
    dataDir,
    /** Stops it as a service is stopped, and takes its data away; answers how it ended. */
    async close(): Promise<number | null> {
      product.kill('SIGTERM')
      const code = await ended
      await rm(dataDir, { recursive: true, force: true })
      return code
    },
  }
}
