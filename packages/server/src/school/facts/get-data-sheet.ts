import type { school } from '@duologue/contract/school/school'
import type { Handler } from '../../http/handlers'
import type { SchoolRoom } from '../school-room'

/** GET /api/school/datasheet (school.md#data-sheet). */
export const getDataSheet =
  ({ database, facts, clock, hearers }: SchoolRoom): Handler<typeof school.getDataSheet> =>
  async () => ({
    at: clock.now().toISOString(),
    ...facts.sheet,
    services: [...facts.sheet.services, ...(await hearers(database))],
  })
