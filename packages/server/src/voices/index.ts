export { voicesHandlers } from './voices-handlers'
export type { VoicesRoom } from './voices-room'
