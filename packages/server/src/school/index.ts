export { writeLog } from './school-log-store'
