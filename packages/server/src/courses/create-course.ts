import type { courses } from '@duologue/contract/courses'
import type { Reader } from '@duologue/domain/accounts/reader'
import type { CourseUnit } from '@duologue/domain/courses/course'
import { courseLimits } from '@duologue/domain/courses/course-limits'
import { unitsOfConversations } from '@duologue/domain/courses/edit-units'
import { foldText } from '@duologue/domain/text/fold'
import { idOfReader } from '../accounts/index'
import { findLearnable } from '../conversations/index'
import type { Database } from '../database/connect'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { newId } from '../outside/random/new-id'
import { requirePlaylist } from '../playlists/index'
import { countCourses, insertCourse } from './course-store'
import type { CoursesRoom } from './courses-room'
import { seenCourse } from './seen-course'

/** The conversations of a playlist that its reader may see and that are in a language, as units of twelve. */
async function unitsOfPlaylist(
  database: Database,
  { playlist, language }: { playlist: string; language: string },
  reader: Reader,
): Promise<CourseUnit[]> {
  const { conversations } = await requirePlaylist(database, playlist, reader)
  const found = await findLearnable(database, conversations, reader)
  const taken = conversations.filter(id => found.get(id)?.language === language)
  return unitsOfConversations(taken, index => String(index + 1))
}

/** A new course of one's own, a draft: without units, or with those of a playlist (courses.md#making-one). */
export function createCourse(room: CoursesRoom): Handler<typeof courses.createCourse> {
  const { database, clock, random } = room
  return async ({ body }, { reader }) => {
    const author = idOfReader(reader)
    const { title, description = '', language, translationLanguage = null, playlist } = body
    if ((await countCourses(database, author)) >= courseLimits.ofAuthor)
      throw new Refused('too-many-courses')
    const units =
      playlist === undefined ? [] : await unitsOfPlaylist(database, { playlist, language }, reader)
    const now = clock.now()
    const row = await insertCourse(room, {
      id: newId(random, clock),
      title,
      titleSearch: foldText(title),
      description,
      language,
      translationLanguage,
      author,
      units,
      createdAt: now,
      updatedAt: now,
    })
    return seenCourse(database, row, reader)
  }
}
