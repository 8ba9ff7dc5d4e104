import { requireThat } from './platform-refusal'
import type { PlatformPerson } from './platform-school'
import type { PlatformWorld } from './platform-world'

const shownMember = (world: PlatformWorld, person: PlatformPerson) => ({
  user_id: person.id,
  roles: person.roles,
  status: person.status,
  ...(world.profile.tellsNames
    ? {
        name: `${person.given} ${person.family}`,
        given_name: person.given,
        family_name: person.family,
        email: person.email,
      }
    : {}),
})

/** A page of the members of a course, and the address of the next one. */
export function membersPage(world: PlatformWorld, courseId: string, asked: URLSearchParams) {
  const course = world.school.courses.get(courseId)
  requireThat(course, 'there is no such course', 404)
  const address = `${world.origin}/courses/${courseId}/members`
  const from = Number(asked.get('from') ?? 0)
  const size = Math.min(world.membersPerPage, Number(asked.get('limit') ?? world.membersPerPage))
  const people = [...course.people.values()]
  const isMore = from + size < people.length
  return {
    next: isMore
      ? `${address.replace(world.origin, world.nextPageAt ?? world.origin)}?from=${from + size}&limit=${size}`
      : undefined,
    page: {
      id: address,
      context: { id: courseId, label: course.title, title: course.title },
      members: people.slice(from, from + size).map(person => shownMember(world, person)),
    },
  }
}
