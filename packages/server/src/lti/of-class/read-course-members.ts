import { membersLimits } from '@duologue/domain/lti/members-limits'
import {
  type CourseMember,
  firstPage,
  nextPage,
  readMembers,
} from '@duologue/domain/lti/read-members'
import { Refused } from '../../http/refused'
import type { LtiRoom } from '../lti-room'
import type { PlatformRow } from '../platforms/platform-store'
import { askService } from '../services/ask-platform-service'
import { ltiScopes } from '../services/scopes'

const membersType = 'application/vnd.ims.lti-nrps.v2.membershipcontainer+json'

/** Whether a platform says that we may not, or that there is no such list any more. */
const refuses = (status: number) => [400, 401, 403, 404, 405, 406, 410].includes(status)

async function askPage(
  room: Pick<LtiRoom, 'platforms' | 'tokens'>,
  platform: PlatformRow,
  address: string,
) {
  const answer = await askService(room, platform, ltiScopes.members, {
    address,
    headers: { accept: membersType },
    mostBytes: membersLimits.pageBytes,
  })
  if (answer === 'away') throw new Refused('platform-away')
  const { status, headers, text } = answer
  if (refuses(status)) throw new Refused('course-refuses')
  if (status < 200 || status > 299) throw new Refused('platform-away')
  const page = readMembers(text)
  if (!page) throw new Refused('course-unreadable')
  return { ...page, link: headers.link }
}

/**
 * Everybody who is in a course, by its platform (lti.md#members): all of its pages, or a refusal that says why not. Pages
 * stand at the origin of the list alone.
 */
export async function readCourseMembers(
  room: Pick<LtiRoom, 'platforms' | 'tokens' | 'clock'>,
  platform: PlatformRow,
  membersUrl: string,
): Promise<CourseMember[]> {
  const until = room.clock.now().getTime() + membersLimits.patience
  const members: CourseMember[] = []
  let count = 0
  let address = firstPage(membersUrl)
  for (let pages = 1; ; pages += 1) {
    const page = await askPage(room, platform, address)
    members.push(...page.members)
    count += page.count
    const next = nextPage(page.link, membersUrl)
    if (next === 'elsewhere') throw new Refused('course-unreadable')
    if (next === undefined) break
    if (pages >= membersLimits.pages || count > membersLimits.people)
      throw new Refused('course-too-large')
    if (room.clock.now().getTime() >= until) throw new Refused('platform-away')
    address = next.address
  }
  if (count > membersLimits.people) throw new Refused('course-too-large')
  // A course without anybody has no teacher who asks: the list is not what it says.
  if (members.length === 0) throw new Refused('course-unreadable')
  return members
}
