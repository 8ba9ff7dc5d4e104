import type { assignments } from '@duologue/contract/assignments'
import { writeCsv } from '@duologue/domain/text/csv'
import { csvAnswer } from '../../http/files/file-answer'
import type { Handler } from '../../http/handlers'
import type { AssignmentsRoom } from '../assignments-room'
import { classResults } from './class-results'

export function exportClassCsv(room: AssignmentsRoom): Handler<typeof assignments.exportClassCsv> {
  return async ({ params }, caller) => {
    const { name, heads, rows } = await classResults(room, params.id, caller)
    return csvAnswer(name, writeCsv([heads, ...rows]))
  }
}
