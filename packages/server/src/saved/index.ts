export { savedHandlers } from './saved-handlers'
export { savedOf } from './saved-of'
