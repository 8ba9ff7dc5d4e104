import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

test('what builds the product is installed in production, too', { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'duologue-install-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'scripts'))
  for (const name of ['install.js', 'run.js', 'stale.js'])
    cpSync(join(import.meta.dirname, name), join(folder, 'scripts', name))
  mkdirSync(join(folder, 'tool'))
  const write = (name: string, told: object) =>
    writeFileSync(join(folder, name), JSON.stringify(told))
  write('tool/package.json', { name: 'tool', version: '1.0.0' })
  write('package.json', { name: 'own', type: 'module', devDependencies: { tool: 'file:tool' } })
  write('package-lock.json', { name: 'own', lockfileVersion: 3, requires: true, packages: {} })
  const script = `(await import('./scripts/install.js')).install()`
  execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  expect(existsSync(join(folder, 'node_modules/tool/package.json'))).toBe(true)
})
