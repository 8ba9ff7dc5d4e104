export { assignmentPlays } from './assignment-plays'
export type { AssignmentsPort } from './assignments-port'
export {
  type ClassPlays,
  classPlays,
  lineMisses,
  type PlayMarks,
  playMarks,
  playWeeks,
  wordMisses,
} from './class-play-store'
export { forgettingWeeksWork } from './forgetting-weeks'
export {
  dayPlays,
  duelsAmong,
  forgetPlayer,
  type PlayedRound,
  type PlayedThings,
  playByKey,
  playedThings,
  roundsAmong,
} from './play-store'
export type { PlayedLines, PlayedSong } from './played-lines'
export { playsHandlers } from './plays-handlers'
export { playsOf } from './plays-of'
export type { PlaysRoom } from './plays-room'
export { type PlayToStore, storePlay } from './store-play'
export { forgettingTicketsWork } from './tickets/forgetting-tickets'
