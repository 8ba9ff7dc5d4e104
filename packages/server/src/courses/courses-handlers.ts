import type { courses } from '@duologue/contract/courses'
import type { Handlers } from '../http/handlers'
import { whileAway } from '../http/written/public-reads'
import type { CoursesRoom } from './courses-room'
import { createCourse } from './create-course'
import { deleteCourse } from './delete-course'
import { getCourse } from './get-course'
import { leaveCourse } from './leave-course'
import { exportClassCourse } from './of-classes/export-class-course'
import { getClassCourseStandings } from './of-classes/get-class-course-standings'
import { listClassCourses } from './of-classes/list-class-courses'
import { setClassCourse } from './of-classes/set-class-course'
import { searchCourses } from './search-courses'
import { startCourse } from './start-course'
import { updateCourse } from './update-course'

/** The room's answers to its calls. */
export const coursesHandlers = (room: CoursesRoom) =>
  ({
    searchCourses: whileAway(room, searchCourses),
    getCourse: whileAway(room, getCourse),
    createCourse: createCourse(room),
    updateCourse: updateCourse(room),
    deleteCourse: deleteCourse(room),
    startCourse: startCourse(room),
    leaveCourse: leaveCourse(room),
    setClassCourse: setClassCourse(room),
    getClassCourseStandings: getClassCourseStandings(room),
    exportClassCourse: exportClassCourse(room),
    listClassCourses: listClassCourses(room),
  }) satisfies Handlers<typeof courses>
