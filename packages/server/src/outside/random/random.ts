import { randomBytes } from 'node:crypto'

/** The server's chance, as a port: ids, shortids and salts come from here. */
export interface RandomSource {
  /** `count` unpredictable bytes. */
  bytes(count: number): Uint8Array
}

export const machineRandom: RandomSource = { bytes: count => randomBytes(count) }
