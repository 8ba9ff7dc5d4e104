export { assignmentsHandlers } from './assignments-handlers'
export type { AssignmentsRoom } from './assignments-room'
export { assignmentsForClasses } from './for-classes'
export { assignmentsForPlays } from './for-plays'
