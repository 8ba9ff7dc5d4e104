import { parseBuffer } from 'music-metadata'

/** What plays in a container that can hold sound and pictures. */
interface Tracks {
  hasVideo: boolean
  durationMs: number | null
}

/** What is in a container; undefined when it has no sound that can be made out. */
export async function tracksOf(bytes: Buffer, mimeType: string): Promise<Tracks | undefined> {
  try {
    const { format } = await parseBuffer(bytes, { mimeType }, { duration: true, skipCovers: true })
    const { duration, codec, hasAudio = codec !== undefined, hasVideo = false } = format
    if (!hasAudio || format.trackInfo.length === 0) return undefined
    const isKnown = duration !== undefined && Number.isFinite(duration) && duration > 0
    return { hasVideo, durationMs: isKnown ? Math.round(duration * 1000) : null }
  } catch {
    return undefined
  }
}
