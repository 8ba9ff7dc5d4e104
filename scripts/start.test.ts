import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** The scripts that a script loads into its own process, itself among them. */
function loadedBy(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known
  known.add(file)
  const source = readFileSync(join(import.meta.dirname, file), 'utf8')
  for (const [, name = ''] of source.matchAll(/\b(?:from|import)\s*\(?\s*['"]\.\/([^'"]+)['"]/g))
    if (existsSync(join(import.meta.dirname, name))) loadedBy(name, known)
  return known
}

test('the first start builds in a process of its own, whose memory goes with it', () => {
  expect([...loadedBy('test.js')], 'what is loaded is found').toContain('build.js')
  const loaded = loadedBy('start.js')
  expect(loaded).toContain('run.js')
  expect([...loaded].filter(file => /build|install|precompress/.test(file))).toEqual([])
  expect(readFileSync(join(import.meta.dirname, 'start.js'), 'utf8')).toMatch(
    /mustRun\(process\.execPath, \[join\(project, 'scripts\/build\.js'\), 'en'\]\)/,
  )
})
