import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What one request to YouTube's Data API is answered with. */
interface DataAnswer {
  status?: number
  body: string
  /** It never answers. */
  isSilent?: boolean
}

/** A stand-in for YouTube's Data API on loopback. */
export interface PretendDataApi {
  address: string
  /** The requests that came, as paths with their queries. */
  asked: URL[]
  answerWith(answer: DataAnswer): void
  close(): void
}

/** One video as the Data API tells it, with what is not as usual about it. */
export const videoAnswer = (
  duration = 'PT3M33S',
  change: { thumbnails?: object; statistics?: object; embeddable?: boolean } = {},
): string =>
  JSON.stringify({
    kind: 'youtube#videoListResponse',
    items: [
      {
        id: 'abcdefghijk',
        snippet: {
          title: 'La mer',
          thumbnails: change.thumbnails ?? {
            default: {
              url: 'https://i.ytimg.com/vi/abcdefghijk/default.jpg',
              width: 120,
              height: 90,
            },
          },
        },
        statistics: change.statistics ?? { viewCount: '1234567' },
        contentDetails: { duration },
        status: { embeddable: change.embeddable ?? true },
      },
    ],
  })

export async function startPretendDataApi(): Promise<PretendDataApi> {
  let next: DataAnswer = { body: videoAnswer() }
  const asked: URL[] = []
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://localhost'))
    if (next.isSilent) return
    response.writeHead(next.status ?? 200, { 'content-type': 'application/json' })
    response.end(next.body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answerWith: answer => {
      next = answer
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
