import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** Runs `npm run voices:install` on a machine that has no program at all. */
async function installWithoutPrograms(folder: string): Promise<{ code: unknown; said: string }> {
  const env = { PATH: folder, DATA_DIR: folder }
  const script = ['--import', 'tsx', join(import.meta.dirname, 'install-voices.ts')]
  return new Promise(resolve => {
    execFile(process.execPath, script, { env }, (error, _out, said) =>
      resolve({ code: error?.code, said }),
    )
  })
}

test('without apt-get the voices say in one sentence what to do', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'duologue-voices-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const { code, said } = await installWithoutPrograms(folder)
  expect(code).toBe(1)
  expect(said).toBe(
    `The voice data could not be installed. Get the Debian package libttspico-data and put the files of its usr/share/pico/lang into ${folder}/voices.\n`,
  )
}, 60_000)
