import { rosterLimits } from './roster-limits'

/**
 * Whether so many endings, of so many places that the roster has given, must be confirmed by typing their number
 * (rosters.md#the-preview): a file that lacks half of a school is more often wrong than right.
 */
export const mustConfirmEndings = (endings: number, places: number): boolean =>
  endings > rosterLimits.endings || endings > places * rosterLimits.endingsShare
