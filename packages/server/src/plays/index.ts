export { forgetPlayer } from './play-store'
export { playsHandlers } from './plays-handlers'
export { playsOf } from './plays-of'
