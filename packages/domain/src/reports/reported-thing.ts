import { ownPath } from '../accounts/own-path'
import type { ReportedKind } from '../choices/report-choices'
import { splitAddress } from '../messages/split-address'

/** What a page shows: `name` is the id or shortid that its address gives, of other pages the path itself. */
export interface ReportedThing {
  kind: ReportedKind
  name: string
}

const isName = (text: string | undefined): text is string =>
  text !== undefined && /^[A-Za-z0-9_-]{1,64}$/.test(text)

/** No page without an id has a longer path. */
const longestPath = 200

/** How the paths of those pages begin. */
const otherPages = new Set([
  '',
  'about',
  'account',
  'classes',
  'convo',
  'courses',
  'editor',
  'faq',
  'home',
  'library',
  'login',
  'password-forgot',
  'password-reset',
  'philosophy',
  'playlists',
  'privacy',
  'pronunciation',
  'review',
  'sandbox',
  'search',
  'shop',
  'signup',
  'songs',
  'terms',
  'users',
])

const notThings = new Set(['create', 'search', 'game'])

/** The id in an address of a song's, a conversation's, a list's, a course's or a playlist's page. */
function namedIn(first: string, rest: readonly string[], query: string): ReportedThing | undefined {
  const [second, third] = rest
  if (first === 'editor')
    return second === 'songs' && isName(third) ? { kind: 'song', name: third } : undefined
  if (first === 'pronunciation' && second === 'game') {
    const list = /(?:^|&)list=([^&]*)/.exec(query)?.[1]
    return isName(list) ? { kind: 'pronunciationList', name: list } : undefined
  }
  if (!isName(second) || (first !== 'conversations' && notThings.has(second))) return undefined
  if (first === 'conversations' || first === 'convo') return { kind: 'conversation', name: second }
  if (first === 'songs') return { kind: 'song', name: second }
  if (first === 'courses') return { kind: 'course', name: second }
  if (first === 'pronunciation') return { kind: 'pronunciationList', name: second }
  return first === 'playlists' ? { kind: 'playlist', name: second } : undefined
}

/**
 * What the page of a path shows (reports.md#reported-things), with or without its query: the pages of a thing, its
 * game, its scores and its editor are all the thing, in whatever language they are read. Undefined when there can be no
 * such page.
 */
export function reportedThing(path: string): ReportedThing | undefined {
  if (ownPath(path) === undefined) return undefined
  const [plain = '', query = ''] = splitAddress(path).rest.replace(/#.*$/s, '').split('?', 2)
  const segments = plain.split('/').filter(Boolean)
  const [first = '', ...rest] = segments
  const thing = namedIn(first, rest, query)
  const name = `/${segments.join('/')}`
  if (thing || name.length > longestPath || !otherPages.has(first)) return thing
  return { kind: 'page', name }
}

/** The path in an address of a page as people paste it: of this site, with or without its origin; else undefined. */
export function pathOfAddress(address: string, origin: string): string | undefined {
  const text = address.trim()
  const scheme = /^https?:\/\//i
  const host = origin.replace(scheme, '').toLowerCase()
  const bare = text.replace(scheme, '')
  if (host === '' || bare.slice(0, host.length).toLowerCase() !== host) return ownPath(text)
  const rest = bare.slice(host.length)
  return rest === '' ? '/' : ownPath(rest)
}
