import { install } from './install.js'
import { listenTo } from './run.js'

/** Every rule of HOUSE.md that a machine can check; all of them run, so that one failure hides no other. */
const checks = [
  // The types of all packages too, each with its own settings: it finds what five runs of `tsc` do (decision 076).
  ['types and lint', 'oxlint', ['--type-aware', '--type-check', '--deny-warnings', '.']],
  ['format', 'biome', ['check', '.']],
  ['floors and rooms', 'node', ['scripts/check-floors.js']],
  ['texts', 'node', ['scripts/texts.js', 'check']],
  ['dead code', 'knip', []],
  ['copy-paste', 'jscpd', ['packages']],
  ['the house', 'vitest', ['run', '--config', 'house.vitest.config.ts']],
]

await install()
const failed = []
const waiting = [...checks]

/** Takes check after check; what one says is printed when it is done, so that two at once do not mix. */
async function work() {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    const [name, program, args] = check
    const { code, said } = await listenTo(
      program === 'node' ? 'node' : `node_modules/.bin/${program}`,
      args,
    )
    console.log(`\n— ${name}\n${said}`)
    if (code !== 0) failed.push(name)
  }
}

await Promise.all([work(), work()])
console.log(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join(', ')}.`)
process.exit(failed.length === 0 ? 0 : 1)
