import type { pupils } from '@duologue/contract/pupils'
import { fullNameOf } from '../../accounts/index'
import type { Handler } from '../../http/handlers'
import type { PupilsRoom } from '../pupils-room'
import { everyAllowance } from './allowance-store'

/** GET /api/school/pupil-allowances (pupils.md#adding). */
export const listAllowances =
  ({ database }: PupilsRoom): Handler<typeof pupils.listAllowances> =>
  async () => ({
    allowances: (await everyAllowance(database))
      .flatMap(({ person, ...told }) => {
        if (!person) return []
        const { id, username } = person
        return [{ teacher: { id, username, fullName: fullNameOf(person) }, ...told }]
      })
      .sort((one, other) => one.teacher.fullName.localeCompare(other.teacher.fullName, 'en')),
  })
