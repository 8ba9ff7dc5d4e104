import type { Reader } from './reader'

/**
 * Whether somebody's account was made by their teacher, who looks after it: they publish nothing, and change neither names
 * nor password nor portrait (pupils.md#what-a-pupil-may).
 */
export const isPupil = (reader: Reader): boolean =>
  reader.kind === 'user' && reader.isPupil === true
