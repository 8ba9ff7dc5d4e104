import type { live } from '@duologue/contract/live'
import type { Handler } from '../http/handlers'
import type { LiveRoom } from './live-room'
import { readReport } from './read-report'

export function getHallReport(room: LiveRoom): Handler<typeof live.getHallReport> {
  return ({ params: { id } }, { reader }) => readReport(room, id, reader)
}
