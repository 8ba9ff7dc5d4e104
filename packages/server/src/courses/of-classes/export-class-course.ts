import type { courses } from '@duologue/contract/courses'
import { doneOf, readUnitMarks } from '@duologue/domain/courses/unit-marks'
import { writeCsv } from '@duologue/domain/text/csv'
import { csvAnswer } from '../../http/files/file-answer'
import type { Handler } from '../../http/handlers'
import type { CoursesRoom } from '../courses-room'
import { classStandings } from './class-standings'

/** How the students of a class stand with its course, as CSV in the language of its teacher (courses.md#of-a-class). */
export function exportClassCourse(room: CoursesRoom): Handler<typeof courses.exportClassCourse> {
  return async ({ params, query }, { reader, language }) => {
    const [{ name, units, students }, { classCourse: words }] = await Promise.all([
      classStandings(room, params.id, reader, query.timeZone),
      room.wordsIn(language),
    ])
    const { student, username, lastSeen } = words.heads
    const heads = units.map(({ title }, place) => title || words.unit(place + 1))
    const rows = students.map(row => [
      row.student.fullName,
      row.student.username,
      words.lastSeen[row.lastSeen],
      ...row.units.map(told => {
        const { done, available } = doneOf(readUnitMarks(told))
        return available === 0 ? null : `${done}/${available}`
      }),
    ])
    return csvAnswer(name, writeCsv([[student, username, lastSeen, ...heads], ...rows]))
  }
}
