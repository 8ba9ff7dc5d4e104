import type { live } from '@duologue/contract/live'
import { writeCsv } from '@duologue/domain/text/csv'
import { csvAnswer } from '../http/files/file-answer'
import type { Handler } from '../http/handlers'
import type { LiveRoom } from './live-room'
import { readReport } from './read-report'

/** The members of a hall as CSV, in the language that its host asks for (live.md#report). */
export function exportHallCsv(room: LiveRoom): Handler<typeof live.exportHallCsv> {
  return async ({ params: { id } }, { reader, language }) => {
    const [{ hall, members }, { hallCsv }] = await Promise.all([
      readReport(room, id, reader),
      room.wordsIn(language),
    ])
    const { heads, teams, guest } = hallCsv
    const rows = members.map(member => [
      member.name ?? member.fullName ?? guest(member.number),
      member.fullName,
      hall.settings.form === 'teams' ? teams[member.side] : null,
      member.asked,
      member.answered,
      member.right,
      member.points,
      member.counts,
    ])
    return csvAnswer(hall.title, writeCsv([Object.values(heads), ...rows]))
  }
}
