import type { ClassStudent } from '@duologue/contract/classes'
import type { ShopStudent } from '@duologue/contract/shapes/class-shop-shapes'

/** A student as the teacher of a shop sees them, with the cards that are spent there (security.md#views-of-people). */
export const shopStudentView = (student: ClassStudent, currency = 0): ShopStudent => ({
  id: student.id,
  username: student.username,
  displayName: student.displayName,
  avatar: student.avatar,
  fullName: student.fullName,
  givenName: student.givenName,
  familyName: student.familyName,
  email: student.email,
  currency,
})
