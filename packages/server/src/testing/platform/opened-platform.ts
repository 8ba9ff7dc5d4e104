import { randomUUID } from 'node:crypto'
import { onTestFinished } from 'vitest'
import type { ProfileName } from './platform-profile'
import { ltiRoles } from './platform-school'
import type { LaunchTwist } from './platform-world'
import { signingTool } from './signing-tool'
import { startPlatform } from './start-platform'

type Fields = Record<string, string | undefined>

/** A platform with a course, a learner and a link in it, and a tool that can only sign. */
export async function openedPlatform(profile: ProfileName = 'plain') {
  const tool = await signingTool()
  const platform = await startPlatform({ profile, tool: tool.known })
  onTestFinished(() => platform.close())
  const course = platform.school.addCourse()
  const mia = platform.school.addPerson(course, [ltiRoles.learner])
  const link = platform.placeByHand(course, { duologue: 'link-1' })
  const authorisation = (changed: Fields = {}, twist: LaunchTwist = {}) => {
    const begun = platform.begin({ person: mia, course, link, twist })
    const asked = {
      scope: 'openid',
      response_type: 'id_token',
      response_mode: 'form_post',
      prompt: 'none',
      client_id: platform.clientId,
      redirect_uri: tool.known.redirects[0],
      login_hint: begun.login_hint,
      lti_message_hint: begun.lti_message_hint,
      nonce: randomUUID(),
      state: randomUUID(),
      ...changed,
    }
    const given = Object.entries(asked).filter(
      (each): each is [string, string] => each[1] !== undefined,
    )
    return `${platform.origin}/authorise?${new URLSearchParams(given)}`
  }
  const token = async (...scopes: string[]) => {
    const aud = platform.profile.audience
    const answer = await tool.askToken(platform, scopes.join(' '), aud ? { aud } : {})
    const { access_token } = (await answer.json()) as { access_token: string }
    return access_token
  }
  return { tool, platform, course, mia, link, authorisation, token }
}
