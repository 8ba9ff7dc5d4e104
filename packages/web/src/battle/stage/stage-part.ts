import { Stage } from './stage'

/** All that the stage brings, as the arena is given it. */
export const stagePart = { Stage } as const
