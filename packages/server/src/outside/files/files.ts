import type { Readable } from 'node:stream'

/** The part of a file that is read: both ends count, the first byte is 0. */
export interface Part {
  first: number
  last: number
}

/** A file that is there. */
export interface KeptBytes {
  size: number
  read(part?: Part): Readable
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
