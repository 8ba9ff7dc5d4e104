import { Readable } from 'node:stream'
import type { FileStore } from './files'

/** Files that are kept as long as a test runs; `names` says which are there. */
export function pretendFiles(): FileStore & { names(): string[] } {
  const kept = new Map<string, Uint8Array>()
  return {
    names: () => [...kept.keys()].sort(),
    write(name, bytes) {
      kept.set(name, bytes)
      return Promise.resolve()
    },
    open(name) {
      const bytes = kept.get(name)
      return Promise.resolve(
        bytes && {
          size: bytes.length,
          read: async part =>
            Readable.from(Buffer.from(part ? bytes.subarray(part.first, part.last + 1) : bytes)),
        },
      )
    },
    remove(name) {
      kept.delete(name)
      return Promise.resolve()
    },
  }
}
