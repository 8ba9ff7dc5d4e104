import type { VideoInfo } from '@duologue/contract/videos'

/** Whoever knows about videos. */
export interface VideosPort {
  /**
   * What is known about a video; null when there is none, or none that has a length. Throws `LookupUnavailable` when
   * nobody can be asked.
   */
  find(youtubeId: string): Promise<VideoInfo | null>
}

/** Nobody can be asked about videos at the moment; `cause` says why, for the log. */
export class LookupUnavailable extends Error {}
