import { readFile, readlink } from 'node:fs/promises'
import { hostname } from 'node:os'

/** Where this program runs, as far as locks are seen: one boot of one host, one container. */
export type Place = { readonly host: string; readonly id: string }

/** Without /proc (macOS) the host's name must do. */
export async function thisPlace(): Promise<Place> {
  const host = hostname()
  try {
    const [boot, ...namespaces] = await Promise.all([
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
      readlink('/proc/self/ns/net'),
      readlink('/proc/self/ns/pid'),
    ])
    return { host, id: [boot.trim(), ...namespaces].join(' ') }
  } catch {
    return { host, id: host }
  }
}
