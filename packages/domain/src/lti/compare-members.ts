import type { CourseMember } from './read-members'

/** Somebody of the class who once came from the course. */
export interface KnownMember {
  subject: string
  user: string
}

/** Whom of a course a class has, and whom it has not. */
export interface ComparedMembers {
  /** Those of the course who are not in the class. */
  notHere: CourseMember[]
  /** Those of the class whom the course has, with what it calls them. */
  here: { user: string; member: CourseMember }[]
  /** Those of the class who came from the course and are not in it any more. */
  left: string[]
}

/**
 * Compares one side of a course with that side of its class (lti.md#members). Whoever changed sides is in the course all
 * the same: nobody has left it by that.
 */
export function compareMembers(
  members: readonly CourseMember[],
  known: readonly KnownMember[],
  side: CourseMember['side'],
): ComparedMembers {
  const everybody = new Set(members.map(({ subject }) => subject))
  const userOf = new Map(known.map(({ subject, user }) => [subject, user]))
  const ofSide = [
    ...new Map(members.filter(one => one.side === side).map(one => [one.subject, one])).values(),
  ]
  return {
    notHere: ofSide.filter(({ subject }) => !userOf.has(subject)),
    here: ofSide.flatMap(member => {
      const user = userOf.get(member.subject)
      return user === undefined ? [] : [{ user, member }]
    }),
    left: known.filter(({ subject }) => !everybody.has(subject)).map(({ user }) => user),
  }
}

/** So many names are told of who is not here yet. */
const mostNames = 200

/** Whom of a course a class has not: how many they are, and the names of the first. */
export const notHereIn = ({
  notHere,
}: Pick<ComparedMembers, 'notHere'>): { count: number; names: string[] } => ({
  count: notHere.length,
  names: notHere
    .flatMap(({ given, family }) => [given, family].filter(Boolean).join(' ') || [])
    .sort((a, b) => a.localeCompare(b, 'en'))
    .slice(0, mostNames),
})

/** What somebody of a class is called, and whether their course may say otherwise. */
interface NamedHere {
  readonly user: string
  readonly account: {
    readonly isPupil: boolean
    readonly givenName: string | null
    readonly familyName: string | null
  }
}

/** The pupils whom the course calls otherwise, as it calls them; without a given name it says nothing. */
export function newNames(
  people: readonly NamedHere[],
  { here }: Pick<ComparedMembers, 'here'>,
): { id: string; given: string; family: string | null }[] {
  const known = new Map(people.map(one => [one.user, one]))
  return here.flatMap(({ user, member: { given, family } }) => {
    const account = known.get(user)?.account
    if (!given || !account?.isPupil) return []
    const isSame = account.givenName === given && account.familyName === family
    return isSame ? [] : [{ id: user, given, family }]
  })
}
