const id = /^[\w-]{11}$/
/** The parts of an address after which the id stands. */
const paths = new Set(['embed', 'shorts', 'live', 'v'])
const hosts = /^(www\.|m\.|music\.)?(youtube\.com|youtube-nocookie\.com)$/

/** Scheme, host, path and query of an address; what is behind a # says nothing about the video. */
const address = /^(?:https?:\/\/)?([^/?#]+)([^?#]*)(?:\?([^#]*))?/i

/** The id in an address of YouTube; undefined in any other. */
function idInAddress(typed: string): string | undefined {
  const [, host = '', path = '', query = ''] = address.exec(typed) ?? []
  const [first = '', second] = path.split('/').filter(Boolean)
  if (host.toLowerCase() === 'youtu.be') return first
  if (!hosts.test(host.toLowerCase())) return undefined
  if (paths.has(first)) return second
  return query
    .split('&')
    .find(part => part.startsWith('v='))
    ?.slice(2)
}

/**
 * The YouTube id in what somebody typed: the 11 characters themselves, or an address of the video (videos.md#video-id).
 * Undefined when there is none.
 */
export function videoIdIn(typed: string): string | undefined {
  const text = typed.trim()
  const found = id.test(text) ? text : idInAddress(text)
  return found !== undefined && id.test(found) ? found : undefined
}

/** The page of a video. */
export const watchUrlOf = (youtubeId: string): string =>
  `https://www.youtube.com/watch?v=${youtubeId}`
