import { install } from './install.js'
import { run } from './run.js'

/** Every rule of HOUSE.md that a machine can check; all of them run, so that one failure hides no other. */
const checks = [
  ['types of domain', 'tsc', ['-p', 'packages/domain']],
  ['types of contract', 'tsc', ['-p', 'packages/contract']],
  ['types of server', 'tsc', ['-p', 'packages/server']],
  ['types of web', 'tsc', ['-p', 'packages/web']],
  ['types of tests and scripts', 'tsc', ['-p', '.']],
  ['lint', 'oxlint', ['--type-aware', '--deny-warnings', '.']],
  ['format', 'biome', ['check', '.']],
  ['floors and rooms', 'node', ['scripts/check-floors.js']],
  ['dead code', 'knip', []],
  ['copy-paste', 'jscpd', ['packages']],
  ['the house', 'vitest', ['run', '--config', 'house.vitest.config.ts']],
]

await install()
const failed = []
for (const [name, program, args] of checks) {
  console.log(`\n— ${name}`)
  const code = await run(program === 'node' ? 'node' : `node_modules/.bin/${program}`, args)
  if (code !== 0) failed.push(name)
}
console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.join(', ')}.`)
process.exit(failed.length === 0 ? 0 : 1)
