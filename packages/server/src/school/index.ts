export { type Logged, wasLogged, writeLog } from './school-log-store'
