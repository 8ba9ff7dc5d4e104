export { opensCard } from './cards/card-of'
export { countOn, keptCard } from './cards/renew-card'
export { tellCard } from './cards/tell-card'
export { forgettingClaimsWork } from './claims/forgetting-claims'
export { deletingPupilsWork } from './deleting-pupils'
export { keptBy } from './keeping'
export { forgettingMovesWork } from './moving/forgetting-moves'
export {
  changePreviewEnd,
  isGoing,
  makePlatformPupil,
  pupilBeside,
  pupilEnd,
  releaseFromCourse,
  takeHome,
} from './platforms/platform-pupils'
export { pupilInExport } from './pupil-in-export'
export { pupilsHandlers } from './pupils-handlers'
export {
  forgetKeeper,
  pupilsToPlay,
  requireNoHome,
  requireNoPupils,
  voucherOf,
} from './pupils-of-class'
export type { PupilsRoom } from './pupils-room'
export { rosteredPupils } from './rostered/rostered-pupils'
export { pupilSpeaks, requireMaySpeak } from './speaking'
export { forgettingUnusedPupilsWork } from './unused-pupils'
