export { forgetOwnPages, reportsWork } from './forget-reports'
export { reportsHandlers } from './reports-handlers'
export { reportsOf } from './reports-of'
export type { ReportsRoom } from './reports-room'
