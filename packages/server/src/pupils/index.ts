export { deletingPupilsWork } from './deleting-pupils'
export { pupilsHandlers } from './pupils-handlers'
export { requireNoHome, requireNoPupils } from './pupils-of-class'
export type { PupilsRoom } from './pupils-room'
