export { type ActiveCourse, activeCourses, findActiveCourses } from './active-courses'
export { forgetCourseDrafts } from './course-store'
export { coursesHandlers } from './courses-handlers'
export { coursesOf } from './courses-of'
export type { CoursesRoom } from './courses-room'
export { findableCourses } from './findable-courses'
export {
  conversationsAhead,
  courseIn,
  coursesSeenBy,
  type LearnerPath,
  learnerPath,
} from './learner-path'
export { reportedCourses } from './reported-courses'
export { requireUnit } from './require-unit'
export { sampleCourseDigests, saveSampleCourse } from './sample-course-store'
