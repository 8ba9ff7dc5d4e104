import { createHash } from 'node:crypto'
import type { SampleLine } from '../conversations/index'
import type { KeyedSample } from './read-samples'

/** Raised when the same sample is to be written in another way than before. */
const writtenAs = 1

/** What a sample was written from, its clips included; another digest means that it must be written again. */
export function sampleDigest({ sample }: KeyedSample, lines: readonly SampleLine[]): string {
  return createHash('sha256')
    .update(JSON.stringify([writtenAs, sample, lines]))
    .digest('base64url')
}
