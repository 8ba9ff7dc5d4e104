import type { Readable } from 'node:stream'

/** The part of a file that is read: both ends count, the first byte is 0. */
export interface Part {
  first: number
  last: number
}

/** A file that is there. */
export interface KeptBytes {
  size: number
  /** Its bytes, once they begin to come. */
  read(part?: Part): Promise<Readable>
}

/** Where files are kept, under names that we make: letters, digits, `_` and `-`. */
export interface FileStore {
  /** Keeps it for good before it settles; a name is written once. */
  write(name: string, bytes: Uint8Array): Promise<void>
  /** Undefined when there is none of this name. */
  open(name: string): Promise<KeptBytes | undefined>
  /** Nothing happens when there is none. */
  remove(name: string): Promise<void>
}

/** Where files are kept does not answer, or cannot for now: it is worth another try (503). */
export class FilesAway extends Error {
  override name = 'FilesAway'
}

/** Files are spread over folders of their first two letters. */
export function placeIn(name: string): string {
  if (!/^[\w-]{3,100}$/.test(name))
    throw new Error('a file in the store was named by somebody else')
  return `${name.slice(0, 2)}/${name}`
}
