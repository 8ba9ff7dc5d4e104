export { forgetCourseDrafts } from './course-store'
export { coursesHandlers } from './courses-handlers'
export { coursesOf } from './courses-of'
