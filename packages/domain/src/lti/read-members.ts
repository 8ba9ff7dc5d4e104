import { membersLimits } from './members-limits'
import { isPreview, type Side, sideOf } from './roles'
import { listOf, namesOf, textOf, within } from './said-by-platform'
import { webOrigin } from './web-origin'

/** Somebody who is in a course now, as its platform lists them. */
export interface CourseMember {
  subject: string
  side: Side
  given: string | null
  family: string | null
}

/** One of a list; undefined for whoever left, is nobody of the course, or only looks through a student's eyes. */
function memberIn(said: unknown): CourseMember | undefined {
  const { user_id, roles, status, ...more } = within(said)
  const subject = textOf(user_id)
  const named = listOf(roles)
  const side = sideOf(named)
  const isThere = status === undefined || status === null || status === 'Active'
  if (!subject || !side || !isThere || isPreview(named)) return undefined
  return { subject, side, ...namesOf(more) }
}

/** Who is in a course by a page of its list (lti.md#members); undefined where that is no such list. */
export function readMembers(text: string): { members: CourseMember[]; count: number } | undefined {
  let said: unknown
  try {
    said = JSON.parse(text)
  } catch {
    return undefined
  }
  const { members } = within(said)
  if (!Array.isArray(members)) return undefined
  return { members: members.flatMap(one => memberIn(one) ?? []), count: members.length }
}

/** The address of the first page of a list: platforms may tell fewer on a page than are asked for. */
export function firstPage(membersUrl: string): string {
  const [address = ''] = membersUrl.split('#')
  if (/[?&]limit=/.test(address)) return address
  return `${address}${address.includes('?') ? '&' : '?'}limit=${membersLimits.onPage}`
}

const parts = /<([^>]*)>((?:[^,"<]|"[^"]*")*)/g

/**
 * The next page of a list, by the header `Link` of this one: undefined after the last, `elsewhere` where it leads to another
 * origin than the list.
 */
export function nextPage(
  link: string | undefined,
  membersUrl: string,
): { address: string } | 'elsewhere' | undefined {
  for (const [, address = '', told = ''] of (link ?? '').matchAll(parts)) {
    const isNext = /;\s*rel\s*=\s*(?:"(?:[^"]*\s)?next(?:\s[^"]*)?"|next\s*(?:;|$))/i.test(told)
    if (!isNext) continue
    const origin = webOrigin(membersUrl)
    const to = /^\/(?!\/)/.test(address) ? `${origin}${address}` : address
    return origin !== undefined && webOrigin(to) === origin ? { address: to } : 'elsewhere'
  }
  return undefined
}
