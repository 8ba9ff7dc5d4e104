import type { Stats } from 'node:fs'
import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/** The user PostgreSQL is started as when it must not be ours (it refuses root); else undefined. */
export type RunAs = { readonly uid: number; readonly gid: number } | undefined

/** The user "nobody" of every Linux: owns nothing else on a clean machine. */
export const nobody = { uid: 65534, gid: 65534 } as const

export function weAreRoot(): boolean {
  return process.getuid?.() === 0
}

function grants(of: Stats, who: { uid: number; gid: number }, bits: number): boolean {
  const shift = of.uid === who.uid ? 6 : of.gid === who.gid ? 3 : 0
  return ((of.mode >> shift) & bits) === bits
}

/** Whether the user may pass through every folder above `path` (the path itself is not looked at). */
export async function canReach(path: string, runAs: RunAs): Promise<boolean> {
  if (!runAs) return true
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (!grants(await stat(folder), runAs, 0o1)) return false
    if (folder === dirname(folder)) return true
  }
}

/** Whether the user may reach `path` and read and enter (or run) it. */
export async function canUse(path: string, runAs: RunAs): Promise<boolean> {
  if (!runAs) return true
  return (await canReach(path, runAs)) && grants(await stat(path), runAs, 0o5)
}
