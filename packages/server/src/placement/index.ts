export { placementHandlers } from './placement-handlers'
