/** On which side of a course somebody is; as whom they are here. */
export type Side = 'teacher' | 'student'

const membership = 'http://purl.imsglobal.org/vocab/lis/v2/membership'
const testUser = 'http://purl.imsglobal.org/vocab/lti/system/person#TestUser'

const teaching = ['Instructor', 'TeachingAssistant', 'ContentDeveloper', 'Administrator']

/**
 * The name of a role in the course: `membership#Instructor`, `membership/Instructor#TeachingAssistant` or the short
 * `Instructor`; undefined for roles of the institution and of the system, which give nothing here (lti.md#people).
 */
function roleInCourse(role: string): string | undefined {
  if (/^[A-Za-z]+$/.test(role)) return role
  if (!role.startsWith(membership)) return undefined
  // A sub-role says its principal role before the sign.
  const [, principal, name] =
    /^(?:\/([A-Za-z]+))?#([A-Za-z]+)$/.exec(role.slice(membership.length)) ?? []
  return principal ?? name
}

/** The side of somebody with these roles: who teaches is a teacher, whatever else they are; undefined for neither. */
export function sideOf(roles: readonly string[]): Side | undefined {
  const named = roles.map(roleInCourse)
  if (named.some(role => role !== undefined && teaching.includes(role))) return 'teacher'
  return named.includes('Learner') ? 'student' : undefined
}

/** Whether a teacher looks at their course as a student would: nobody who learns. */
export const isPreview = (roles: readonly string[]): boolean => roles.includes(testUser)
