import type { pupils } from '@duologue/contract/pupils'
import { schoolLimits } from '@duologue/domain/school/school-limits'
import { fullNameOf } from '../../accounts/index'
import type { Handler } from '../../http/handlers'
import type { PupilsRoom } from '../pupils-room'
import { leavingPupils } from '../unused-pupil-store'

/** GET /api/school/leaving (pupils.md#unused-accounts). */
export function listLeaving({ database }: PupilsRoom): Handler<typeof pupils.listLeaving> {
  return async ({ query: { page = 1, limit = schoolLimits.aPage } }) => {
    const { rows, total } = await leavingPupils(database, { limit, offset: (page - 1) * limit })
    return {
      pupils: rows.flatMap(({ person, className, seenAt, leavesAt }) => {
        if (!person || !leavesAt) return []
        return [
          {
            id: person.id,
            username: person.username,
            fullName: fullNameOf(person),
            className,
            seenAt: seenAt.toISOString(),
            leavesAt: leavesAt.toISOString(),
          },
        ]
      }),
      total,
    }
  }
}
