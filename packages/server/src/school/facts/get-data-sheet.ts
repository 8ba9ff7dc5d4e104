import type { school } from '@duologue/contract/school/school'
import type { Handler } from '../../http/handlers'
import type { SchoolRoom } from '../school-room'

/** GET /api/school/datasheet (school.md#data-sheet). */
export const getDataSheet =
  ({ facts, clock }: SchoolRoom): Handler<typeof school.getDataSheet> =>
  async () => ({ at: clock.now().toISOString(), ...facts.sheet })
