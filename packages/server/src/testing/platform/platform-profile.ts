/** How a school's platform is known to behave, beyond what the specifications say. */
export interface PlatformProfile {
  family: string
  /** The issuer that every installation of this product bears; undefined: its own address. */
  sharedIssuer?: string
  /** The query that every address of a column bears, which scores must bear too. */
  columnQuery?: string
  /** Whether a second score within the same second is refused: its gradebook keeps whole seconds. */
  countsWholeSeconds?: boolean
  /** The audience of assertions at its token endpoint; undefined: the endpoint's address. */
  audience?: string
  /** Whether a link that was placed by hand has a column. */
  hasColumnByHand: boolean
  /** Whether a registration brings a token. */
  hasRegistrationToken: boolean
  /** The frame that keeps what a tool may not: its name, or the parent itself; undefined where there is none. */
  storageTarget: 'post_message_forwarding' | '_parent' | undefined
  /** Whether it tells who somebody is. */
  tellsNames: boolean
  /** Whether several things can be chosen at once. */
  takesSeveral: boolean
}

const plain: PlatformProfile = {
  family: 'plain-lms',
  hasColumnByHand: true,
  hasRegistrationToken: true,
  storageTarget: '_parent',
  tellsNames: true,
  takesSeveral: true,
}

/** The ways in which products differ. */
export const platformProfiles = {
  plain,
  moodle: {
    ...plain,
    family: 'moodle',
    columnQuery: 'type_id=7',
    countsWholeSeconds: true,
    storageTarget: undefined,
  },
  canvas: {
    ...plain,
    family: 'canvas',
    sharedIssuer: 'https://canvas.instructure.com',
    storageTarget: 'post_message_forwarding',
    takesSeveral: false,
  },
  blackboard: {
    ...plain,
    family: 'BlackboardLearn',
    sharedIssuer: 'https://blackboard.com',
    hasColumnByHand: false,
  },
  d2l: {
    ...plain,
    family: 'desire2learn',
    audience: 'https://api.brightspace.com/auth/token',
    hasRegistrationToken: false,
  },
  anonymous: { ...plain, tellsNames: false, storageTarget: undefined },
} as const satisfies Record<string, PlatformProfile>

export type ProfileName = keyof typeof platformProfiles

/** The names of all profiles. */
export const profileNames = Object.keys(platformProfiles) as ProfileName[]
