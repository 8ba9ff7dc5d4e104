import type { platformKeys, Signing } from './platform-keys'
import type { PlatformProfile } from './platform-profile'
import type {
  PlatformCourse,
  PlatformLink,
  PlatformPerson,
  PlatformSchool,
} from './platform-school'

/** The tool as the platform knows it. */
export interface KnownTool {
  /** Where a login is begun. */
  initiation: string
  /** Where launches may be sent, exactly. */
  redirects: string[]
  /** Where it shows its keys. */
  keys: string
  /** Where things that are placed by hand open. */
  target: string
  /** What it may ask a token for. */
  scopes: string[]
}

export type LaunchKind = 'LtiResourceLinkRequest' | 'LtiDeepLinkingRequest'

/** How a launch is not as it should be: what takes the place of its claims (undefined takes one away), and of its signature. */
export interface LaunchTwist {
  claims?: Record<string, unknown>
  signing?: Signing
  /** What comes back as the state. */
  state?: string
}

/** A launch that has begun: what the two hints stand for. */
export interface BegunLaunch {
  kind: LaunchKind
  person: PlatformPerson
  course: PlatformCourse
  link: PlatformLink | undefined
  target: string
  twist: LaunchTwist
}

/** What is broken at a platform: the answer of an address, in place of its own. */
type Outage = (path: string) => { status: number; retryAfter?: string } | 'silence' | undefined

/** All that a platform is made of, for its parts. */
export interface PlatformWorld {
  profile: PlatformProfile
  /** Its address, such as `http://localhost:43123`. */
  origin: string
  issuer: string
  clientId: string
  deploymentId: string
  school: PlatformSchool
  keys: Awaited<ReturnType<typeof platformKeys>>
  now(): Date
  /** Undefined until the tool is registered. */
  tool: KnownTool | undefined
  launches: Map<string, BegunLaunch>
  /** What may be used once and was. */
  used: Set<string>
  tokens: Map<string, { scopes: string[]; until: number }>
  /** A token with which a tool may register, until it did. */
  registrationToken: string | undefined
  /** How many members stand on a page. */
  membersPerPage: number
  /** The origin that the address of a list's next page names; undefined: its own, as is right. */
  nextPageAt: string | undefined
  /** Every refusal, in words. */
  refused: string[]
  /** Every request to its services, as `POST /token`. */
  heard: string[]
  outage: Outage | undefined
}

/** The address of a column, with what this product writes behind it. */
export const columnAddress = ({ origin, profile }: PlatformWorld, course: string, column: string) =>
  `${origin}/courses/${course}/lineitems/${column}${profile.columnQuery ? `?${profile.columnQuery}` : ''}`

/** The address of all columns of a course. */
export const columnsAddress = ({ origin, profile }: PlatformWorld, course: string) =>
  `${origin}/courses/${course}/lineitems${profile.columnQuery ? `?${profile.columnQuery}` : ''}`
