const id = /^[\w-]{11}$/
/** The parts of an address after which the id stands. */
const paths = new Set(['embed', 'shorts', 'live', 'v'])
const hosts = /^(www\.|m\.|music\.)?(youtube\.com|youtube-nocookie\.com)$/

/** The id in an address of YouTube; undefined in any other. */
function idInAddress(address: URL): string | undefined {
  const [first = '', second] = address.pathname.split('/').filter(Boolean)
  if (address.hostname === 'youtu.be') return first
  if (!hosts.test(address.hostname)) return undefined
  return paths.has(first) ? second : (address.searchParams.get('v') ?? undefined)
}

/**
 * The YouTube id in what somebody typed: the 11 characters themselves, or an address of the video (editor rules d).
 * Undefined when there is none.
 */
export function videoIdIn(typed: string): string | undefined {
  const text = typed.trim()
  if (id.test(text)) return text
  const withScheme = /^https?:\/\//i.test(text) ? text : `https://${text}`
  if (!URL.canParse(withScheme)) return undefined
  const found = idInAddress(new URL(withScheme))
  return found !== undefined && id.test(found) ? found : undefined
}

/** The page of a video. */
export const watchUrlOf = (youtubeId: string): string =>
  `https://www.youtube.com/watch?v=${youtubeId}`
