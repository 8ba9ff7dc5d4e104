import { join } from 'node:path'
import { type Found, findProblems, findWarnings } from './content-check/find-problems'

// Tells what of the samples breaks a rule of docs/rules/content.md, and what a person should look at:
//   npm run content:check
//   npm run content:check -- fr/a1
//   npm run content:check -- fr/a1 ./lists  tells rare words, too, by lists such as fr_50k.txt: a word a line, the commonest first

const content = join(import.meta.dirname, '../content')
const [wanted = '', lists] = process.argv.slice(2)
const asked = (found: readonly Found[]) => found.filter(({ where }) => where.startsWith(wanted))
const tell = (found: readonly Found[]) =>
  found.map(({ where, what }) => `${where}: ${what}`).join('\n')

const problems = asked(await findProblems(content))
const warnings = asked(await findWarnings(content, lists))
if (warnings.length > 0) console.log(`To be looked at:\n${tell(warnings)}\n`)
if (problems.length > 0) console.log(`Wrong:\n${tell(problems)}\n`)
console.log(`${problems.length} problems, ${warnings.length} warnings.`)
process.exitCode = problems.length > 0 ? 1 : 0
