export { liveHandlers } from './live-handlers'
export type { LiveRoom } from './live-room'
export { newLiveRoom } from './new-live-room'
