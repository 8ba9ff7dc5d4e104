import type { pupils } from '@duologue/contract/pupils'
import { classToManage } from '../classes/index'
import type { Handler } from '../http/handlers'
import { pupilsOfClasses } from './pupil-store'
import { pupilViews } from './pupil-view'
import type { PupilsRoom } from './pupils-room'

export function listPupils({ database }: PupilsRoom): Handler<typeof pupils.listPupils> {
  return async ({ params }, { reader }) => {
    const { id } = await classToManage(database, params.id, reader)
    return { pupils: await pupilViews(database, await pupilsOfClasses(database, [id])) }
  }
}
