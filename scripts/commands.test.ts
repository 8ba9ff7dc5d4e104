import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Runs a command of the README from its sources, as `npm run` does, and without a word more. */
const runBare = (script: string): Promise<{ code: unknown; said: string }> =>
  new Promise(resolve => {
    const args = ['--import', 'tsx', join(import.meta.dirname, script)]
    execFile(process.execPath, args, (error, _out, said) => resolve({ code: error?.code, said }))
  })

// No bundler has seen these: what only one understands ends them before they say a word.
test.each([
  ['backup.ts', 'Usage: npm run backup -- <file.tar.gz>\n'],
  ['restore.ts', 'Usage: npm run restore -- <file.tar.gz> [--replace]\n'],
  ['user.ts', 'Usage: npm run user -- <email> --role editor|admin|none\n'],
  ['lang-data.ts', 'Usage: npm run lang:data -- <folder or https address>\n'],
])(
  '%s starts from its sources, and says how it is used',
  async (script, usage) => {
    expect(await runBare(script)).toEqual({ code: 1, said: usage })
  },
  60_000,
)
