export { forgettingLogWork } from './forgetting-log'
export { schoolHandlers } from './school-handlers'
export { type Logged, wasLogged, writeLog } from './school-log-store'
