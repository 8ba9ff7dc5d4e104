export { learnFromPlay } from './learn-from-play'
export { learnHandlers } from './learn-handlers'
export { learnOf } from './learn-of'
