import { pupilLimits } from './pupil-limits'

/** Whether the cards of a class open nothing any more, which was archived then (pupils.md#logging-in-with-a-card). */
export const haveCardsEnded = (archivedAt: Date | null, now: Date): boolean =>
  archivedAt !== null && now.getTime() - archivedAt.getTime() >= pupilLimits.archivedCards
