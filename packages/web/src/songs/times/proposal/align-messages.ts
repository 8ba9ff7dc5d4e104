import type { SongLanguage } from '@duologue/domain/choices/song-choices'
import type { LineToFind, Proposal } from '@duologue/domain/songs/align/propose-times'

/** What the aligner is to do: a recording as samples, the lyrics, and how each of them is said, where somebody says it. */
export interface AlignOrder {
  samples: Float32Array
  language: SongLanguage
  lines: readonly LineToFind[]
  said: readonly (Float32Array | null)[]
}

/** How far it is. */
export type AlignStep = { step: 'voice'; share: number } | { step: 'lines' }

/** What it tells: how far it is, and what came of it. */
export type AlignTold = AlignStep | { step: 'done'; proposals: Proposal[] } | { step: 'failed' }
