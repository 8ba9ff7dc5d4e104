import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { nothing } from './shapes/field-shapes'

const thumbnail = z.object({ url: z.string(), width: z.number(), height: z.number() })

/** What YouTube says about a video (videos.md#looking-up). */
export const videoInfo = z.object({
  youtubeId: z.string(),
  title: z.string(),
  embedUrl: z.string(),
  /** By their names: `default`, `medium`, `high` … */
  thumbnails: z.record(z.string(), thumbnail),
  viewCount: z.number(),
  /** Seconds. */
  duration: z.number(),
  /** Whether its owner lets it be shown here. */
  embeddable: z.boolean(),
})

export type VideoInfo = z.output<typeof videoInfo>

export const videos = {
  getVideo: endpoint({
    method: 'GET',
    path: '/api/videos/:youtubeId',
    who: 'editor',
    limit: 'reads',
    summary:
      'What YouTube says about a video: title, pictures, views and length; 503 where this installation cannot ask.',
    params: z.object({ youtubeId: z.string().check(z.regex(/^[\w-]{11}$/)) }),
    query: nothing,
    body: nothing,
    answer: videoInfo,
    status: 200,
  }),
}
