import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { cruise, format } from 'dependency-cruiser'
import extractDepcruiseConfig from 'dependency-cruiser/config-utl/extract-depcruise-config'
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { ringsOf } from './rings.js'
import { project } from './stale.js'

/**
 * The least that a cruise of this house sees. A cruiser that cannot read TypeScript sees nothing and calls that
 * success, so seeing too little is a failure of its own.
 */
const fewestModules = 300

const places = ['packages', 'scripts', 'bench', 'e2e', 'house.test.ts', 'vitest.config.ts'].filter(
  place => existsSync(join(project, place)),
)

/** The source files of the floors, from the project's folder. */
const sources = readdirSync(join(project, 'packages'), { recursive: true, withFileTypes: true })
  .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map(entry => relative(project, join(entry.parentPath, entry.name)))
  .filter(file => /^packages\/[^/]+\/src\//.test(file))

/** What is wrong with the cruise itself, as sentences. */
function blindSpots({ modules }) {
  const seen = new Map(modules.map(module => [module.source, module.dependencies.length]))
  const own = sources.filter(file => seen.has(file))
  const unseen = sources.filter(file => !seen.has(file))
  const imports = own.reduce((sum, file) => sum + (seen.get(file) ?? 0), 0)
  return [
    ...unseen.map(file => `${file} was not cruised.`),
    ...(own.length < fewestModules
      ? [`Only ${own.length} files were cruised; there must be at least ${fewestModules}.`]
      : []),
    ...(imports < own.length ? [`Only ${imports} imports were found in ${own.length} files.`] : []),
  ]
}

process.chdir(project)
const config = await extractDepcruiseConfig(join(project, '.dependency-cruiser.cjs'))
const { forbidden, options } = config
const { output } = await cruise(
  places,
  { ...options, ruleSet: { forbidden }, validate: true },
  options.enhancedResolveOptions,
  { tsConfig: extractTsConfig(join(project, 'tsconfig.json')) },
)
const report = await format(output, { outputType: 'err-long' })
const faults = [...blindSpots(output), ...ringsOf(output.modules)]
console.log(report.output)
for (const sentence of faults) console.error(sentence)
process.exit(report.exitCode === 0 && faults.length === 0 ? 0 : 1)
