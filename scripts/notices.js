import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { project } from './stale.js'

/** What the licence texts of some ask to be said beside their names. */
const remarks = {
  'wasm-media-encoders':
    'contains LAME (LGPL 2.0), which encodes recordings to MP3 in the browser, as a file of its own (`.wasm`) that can be replaced',
  '@img/sharp-libvips':
    'is libvips (LGPL 3.0 or later), a library of its own that sharp loads, and can be replaced',
}

const nameOf = path => path.split('node_modules/').at(-1)

/** @param {string} name */
const remarkOf = name =>
  Object.entries(remarks).find(([known]) => name === known || name.startsWith(`${known}-`))?.[1]

/** What of others is in the product, by its licence, as the lock file has it; what only builds and tests it is not. */
export function notices() {
  const { packages } = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8'))
  /** @type {Map<string, Set<string>>} */
  const byLicence = new Map()
  for (const [path, { dev, devOptional, link, version, license }] of Object.entries(packages)) {
    if (!path.includes('node_modules/') || dev || devOptional || link) continue
    const name = nameOf(path)
    const remark = remarkOf(name)
    const of = byLicence.get(license ?? 'see its own files') ?? new Set()
    of.add(`- ${name} ${version}${remark ? `, ${remark}` : ''}`)
    byLicence.set(license ?? 'see its own files', of)
  }
  const sections = [...byLicence]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([licence, of]) => `## ${licence}\n\n${[...of].toSorted().join('\n')}\n`)
  return `# What of others is in Duologue

Made from the lock file by \`node scripts/notices.js\`. Each of them is under the licence that it stands under here, whose text is in
its package. What only builds and tests the product is left out.

${sections.join('\n')}`
}

if (import.meta.filename === process.argv[1])
  writeFileSync(join(project, 'THIRD-PARTY.md'), notices())
