import { ltiScopes } from './platform-scopes'
import {
  type BegunLaunch,
  columnAddress,
  columnsAddress,
  type PlatformWorld,
} from './platform-world'

const claim = (name: string) => `https://purl.imsglobal.org/spec/lti/claim/${name}`
const { members, ...gradebookScopes } = ltiScopes

const seconds = (date: Date) => Math.floor(date.getTime() / 1000)

const namesOf = ({ person }: BegunLaunch) => ({
  name: `${person.given} ${person.family}`,
  given_name: person.given,
  family_name: person.family,
  email: person.email,
})

/** Which services the launch offers: those that the tool may use, and the column of its link. */
function servicesOf(world: PlatformWorld, { course, link }: BegunLaunch) {
  const allowed = world.tool?.scopes ?? []
  const scope = Object.values(gradebookScopes).filter(each => allowed.includes(each))
  const endpoint = {
    scope,
    lineitems: columnsAddress(world, course.id),
    ...(link?.columnId ? { lineitem: columnAddress(world, course.id, link.columnId) } : {}),
  }
  const membership = {
    context_memberships_url: `${world.origin}/courses/${course.id}/members`,
    service_versions: ['2.0'],
  }
  return {
    ...(scope.length > 0
      ? { 'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint': endpoint }
      : {}),
    ...(allowed.includes(members)
      ? { 'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice': membership }
      : {}),
  }
}

const linkOf = ({ link }: BegunLaunch) =>
  link && {
    [claim('resource_link')]: { id: link.id, title: link.title },
    [claim('custom')]: link.custom,
  }

/** What may be chosen, where it is returned, and what is to come back with it. */
const choiceOf = (world: PlatformWorld, { course }: BegunLaunch, hint: string) => ({
  'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings': {
    deep_link_return_url: `${world.origin}/courses/${course.id}/chosen`,
    accept_types: ['ltiResourceLink'],
    accept_presentation_document_targets: ['iframe', 'window'],
    accept_multiple: world.profile.takesSeveral,
    accept_lineitem: true,
    data: hint,
  },
})

/** The claims of a launch, whose nonce the tool chose. */
export function launchClaims(
  world: PlatformWorld,
  launch: BegunLaunch,
  { nonce, hint }: { nonce: string; hint: string },
): Record<string, unknown> {
  const { course, person, kind, twist } = launch
  const now = seconds(world.now())
  const claims = {
    iss: world.issuer,
    aud: world.clientId,
    sub: person.id,
    iat: now,
    exp: now + 300,
    nonce,
    [claim('message_type')]: kind,
    [claim('version')]: '1.3.0',
    [claim('deployment_id')]: world.deploymentId,
    [claim('target_link_uri')]: launch.target,
    [claim('roles')]: person.roles,
    [claim('context')]: {
      id: course.id,
      label: course.title,
      title: course.title,
      type: ['http://purl.imsglobal.org/vocab/lis/v2/course#CourseSection'],
    },
    [claim('tool_platform')]: {
      guid: world.origin,
      name: 'A school',
      product_family_code: world.profile.family,
      version: '1',
    },
    [claim('launch_presentation')]: {
      document_target: 'iframe',
      return_url: `${world.origin}/courses/${course.id}`,
    },
    ...(world.profile.tellsNames ? namesOf(launch) : {}),
    ...(kind === 'LtiResourceLinkRequest' ? linkOf(launch) : choiceOf(world, launch, hint)),
    ...servicesOf(world, launch),
    ...twist.claims,
  }
  return Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined))
}
