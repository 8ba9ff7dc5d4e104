import type { VideoInfo } from '@duologue/contract/videos'
import { embedUrlOf } from '@duologue/domain/songs/details/video-addresses'
import { secondsOfIsoDuration } from '@duologue/domain/videos/iso-duration'
import * as z from 'zod/mini'
import { LookupUnavailable, type VideosPort } from './videos'

/** Milliseconds until the answer is whole, and bytes of it; one video's are about 3,000. */
const patience = 5000
const mostBytes = 200_000

const thumbnail = z.object({
  url: z.string().check(z.regex(/^https:\/\/i\d?\.ytimg\.com\//), z.maxLength(500)),
  width: z._default(z.number(), 0),
  height: z._default(z.number(), 0),
})

/** What is read of the answer of YouTube's Data API (videos.md#looking-up); it is a stranger's text. */
const found = z.object({
  items: z.array(
    z.object({
      snippet: z.object({
        title: z.string(),
        thumbnails: z._default(z.record(z.string(), z.unknown()), {}),
      }),
      // An owner may hide the views.
      statistics: z.optional(z.object({ viewCount: z.optional(z.string()) })),
      contentDetails: z.object({ duration: z.string() }),
      status: z.optional(z.object({ embeddable: z.optional(z.boolean()) })),
    }),
  ),
})

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > mostBytes) throw new Error('the answer is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

async function ask(address: URL): Promise<z.output<typeof found>> {
  const response = await fetch(address, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  })
  if (response.status !== 200) {
    await response.body?.cancel()
    throw new Error(`the Data API answered ${response.status}`)
  }
  return found.parse(JSON.parse(await textOf(response)))
}

function infoOf(youtubeId: string, [video]: z.output<typeof found>['items']): VideoInfo | null {
  const duration = video && secondsOfIsoDuration(video.contentDetails.duration)
  if (!video || duration === undefined) return null
  const { title, thumbnails } = video.snippet
  return {
    youtubeId,
    title: title.slice(0, 200),
    embedUrl: embedUrlOf(youtubeId),
    thumbnails: Object.fromEntries(
      Object.entries(thumbnails).flatMap(([name, told]) => {
        const { data } = thumbnail.safeParse(told)
        return data ? [[name, data]] : []
      }),
    ),
    viewCount: Number(video.statistics?.viewCount ?? 0) || 0,
    duration,
    embeddable: video.status?.embeddable ?? true,
  }
}

/**
 * Asks YouTube's Data API, whose key stays here (videos.md#looking-up): one fixed host, no redirects, 5 seconds, 200
 * kB.
 *
 * @param address of the API, such as `https://www.googleapis.com/youtube/v3`.
 */
export const youtubeVideos = ({ key, address }: { key: string; address: string }): VideosPort => ({
  find: async youtubeId => {
    const asked = new URL(`${address.replace(/\/+$/, '')}/videos`)
    asked.search = new URLSearchParams({
      part: 'snippet,statistics,contentDetails,status',
      id: youtubeId,
      key,
    }).toString()
    try {
      return infoOf(youtubeId, (await ask(asked)).items)
    } catch (error) {
      // The address bears the key: neither it nor an error that quotes it may reach a log.
      const why = error instanceof Error ? error.message.replaceAll(key, '…') : 'unknown'
      throw new LookupUnavailable(why)
    }
  },
})
