import { verifyByTool } from './platform-keys'
import { objectOf, requireThat } from './platform-refusal'
import type { PlatformLink } from './platform-school'
import type { PlatformWorld } from './platform-world'

const claim = (area: 'lti' | 'lti-dl', name: string) =>
  `https://purl.imsglobal.org/spec/${area}/claim/${name}`

function customOf(value: unknown): Record<string, string> {
  const custom = objectOf(value ?? {}, 'custom')
  requireThat(
    Object.values(custom).every(each => typeof each === 'string'),
    'custom has texts alone',
  )
  return custom as Record<string, string>
}

function columnOf(value: unknown): number | undefined {
  if (value === undefined) return undefined
  const { scoreMaximum } = objectOf(value, 'lineItem')
  requireThat(typeof scoreMaximum === 'number' && scoreMaximum > 0, 'scoreMaximum is above 0')
  return scoreMaximum
}

/** Takes what was chosen in a tool into a course; answers the links that it made. */
export async function takeChosen(
  world: PlatformWorld,
  courseId: string,
  jwt: string,
): Promise<PlatformLink[]> {
  const { tool, school, profile, used } = world
  const course = school.courses.get(courseId)
  requireThat(tool && course, 'there is no such course', 404)
  const said = await verifyByTool(jwt, tool.keys, {
    issuer: world.clientId,
    audience: world.issuer,
    currentDate: world.now(),
    maxTokenAge: 300,
    requiredClaims: ['iss', 'aud', 'iat', 'exp', 'nonce'],
  })
  requireThat(typeof said.nonce === 'string' && !used.has(said.nonce), 'the nonce was used before')
  used.add(said.nonce)
  const must = (name: string, value: string) =>
    requireThat(said[claim('lti', name)] === value, `${name} must be ${value}`)
  must('message_type', 'LtiDeepLinkingResponse')
  must('version', '1.3.0')
  must('deployment_id', world.deploymentId)
  const data = said[claim('lti-dl', 'data')]
  const asked = typeof data === 'string' ? world.launches.get(data) : undefined
  requireThat(
    asked?.kind === 'LtiDeepLinkingRequest' && asked.course === course,
    'data is not what was sent',
  )
  const items = said[claim('lti-dl', 'content_items')] ?? []
  requireThat(Array.isArray(items), 'content_items is no list')
  requireThat(profile.takesSeveral || items.length <= 1, 'one thing at most can be chosen here')
  const read = items.map((each: unknown) => {
    const item = objectOf(each, 'a content item')
    requireThat(item.type === 'ltiResourceLink', `type ${String(item.type)} was not asked for`)
    requireThat(typeof item.title === 'string', 'a link has a title')
    const url = item.url ?? tool.target
    requireThat(
      typeof url === 'string' && new URL(url).origin === new URL(tool.target).origin,
      'a link of a tool leads to the tool',
    )
    return {
      url,
      title: item.title,
      custom: customOf(item.custom),
      inColumn: columnOf(item.lineItem),
    }
  })
  return read.map(link => school.addLink(course, link))
}
