import type { VideoInfo } from '@duologue/contract/videos'
import { songHomeTexts as texts } from '@duologue/domain/messages/songs/editor'
import { videoIdIn } from '@duologue/domain/videos/video-id'
import { skipToken, useQuery } from '@tanstack/react-query'
import { CallFailed } from '../../api/call-failed'
import type { Client } from '../../api/client'
import { useSettled } from '../../ui/fields/use-settled'

/** How long typing rests before a video is looked up, in milliseconds. */
const rest = 400

function noteOf(video: VideoInfo | undefined, error: unknown): string {
  if (video) return video.embeddable ? texts.lookedUp(video.title) : texts.notEmbeddable
  if (error instanceof CallFailed && error.status === 404) return texts.notFound
  if (error) return texts.noLookup
  return texts.videoNote
}

/** What is known about the video that somebody names, a moment after it was typed, and what to say about it. */
export function useVideoLookup(
  client: Client,
  typed: string,
): { video: VideoInfo | undefined; note: string; isMissing: boolean } {
  const youtubeId = videoIdIn(useSettled(typed, rest))
  const { data, error } = useQuery({
    queryKey: ['video', youtubeId],
    queryFn: youtubeId ? () => client.videos.getVideo({ params: { youtubeId } }) : skipToken,
    retry: false,
  })
  const video = youtubeId ? data : undefined
  const isMissing = error instanceof CallFailed && error.status === 404
  return { video, note: noteOf(video, youtubeId ? error : null), isMissing }
}
