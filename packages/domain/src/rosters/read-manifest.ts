import {
  type RosterFile,
  type RosterMode,
  type RosterVersion,
  rosterFiles,
  rosterVersions,
} from './roster-files'

/** What a manifest says of a roster. */
export interface Manifest {
  readonly version: RosterVersion
  /** The files that are read, and how each tells. */
  readonly files: ReadonlyMap<RosterFile, RosterMode>
  /** Every file that it says is there, those that are not read, too. */
  readonly declared: readonly string[]
}

/** Why a roster is refused as a whole (rosters.md#the-file). */
export type ManifestFault =
  | { readonly kind: 'version' }
  | { readonly kind: 'fileMissing'; readonly file: string }
  | { readonly kind: 'unknownMode'; readonly property: string }

const modes = { bulk: 'bulk', delta: 'delta', absent: undefined } as const

/** The files of which one at least must be there: without them a roster tells of nobody. */
const telling = ['users', 'classes', 'enrollments'] as const

/** Reads the rows of manifest.csv; the first one is its head. */
export function readManifest(
  rows: readonly (readonly string[])[],
): { manifest: Manifest } | { fault: ManifestFault } {
  const told = new Map(
    rows.map(([name = '', value = '']) => [name.trim().toLowerCase(), value.trim().toLowerCase()]),
  )
  const version = rosterVersions.find(one => one === told.get('oneroster.version'))
  if (!version) return { fault: { kind: 'version' } }
  const files = new Map<RosterFile, RosterMode>()
  const declared: string[] = []
  for (const [property, value] of told) {
    if (!property.startsWith('file.')) continue
    const name = property.slice('file.'.length)
    const known = rosterFiles.find(file => file.toLowerCase() === name)
    if (!(value in modes)) {
      if (known) return { fault: { kind: 'unknownMode', property: `file.${known}` } }
      continue
    }
    const mode = modes[value as keyof typeof modes]
    if (!mode) continue
    declared.push(known ?? name)
    if (known && !(known === 'roles' && version === '1.1')) files.set(known, mode)
  }
  if (!telling.some(file => files.has(file)))
    return { fault: { kind: 'fileMissing', file: 'enrollments' } }
  // What somebody is stands there alone.
  if (version === '1.2' && files.get('users') === 'bulk' && !files.has('roles'))
    return { fault: { kind: 'fileMissing', file: 'roles' } }
  return { manifest: { version, files, declared } }
}
