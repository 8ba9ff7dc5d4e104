import type { school } from '@duologue/contract/school/school'
import type { Handler } from '../../http/handlers'
import type { SchoolRoom } from '../school-room'

/** GET /api/school/rules (school.md#rules). */
export const getRules =
  ({ facts }: SchoolRoom): Handler<typeof school.getRules> =>
  async () =>
    facts.rules
