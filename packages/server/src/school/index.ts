export { forgettingLogWork } from './log/forgetting-log'
export { type Logged, wasLogged, writeLog } from './log/school-log-store'
export { schoolHandlers } from './school-handlers'
export type { SchoolFacts, SchoolRoom } from './school-room'
