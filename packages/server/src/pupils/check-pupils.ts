import type { pupils } from '@duologue/contract/pupils'
import { judgeNames } from '@duologue/domain/pupils/judge-names'
import { idOfReader } from '../accounts/index'
import { classToManage } from '../classes/index'
import type { Handler } from '../http/handlers'
import { cleanRows } from './clean-rows'
import { knownPupils } from './known-pupils'
import type { PupilsRoom } from './pupils-room'

export function checkPupils({ database }: PupilsRoom): Handler<typeof pupils.checkPupils> {
  return async ({ params, body }, { reader }) => {
    const row = await classToManage(database, params.id, reader)
    const known = await knownPupils(database, row, idOfReader(reader))
    return { verdicts: judgeNames(cleanRows(body.rows), known) }
  }
}
