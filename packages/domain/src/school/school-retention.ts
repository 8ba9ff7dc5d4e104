/** After how many months a line of the school's log may go (school.md#retention). */
export const logMonths = 24
/** After how many months who has left the roster goes from it, and what was told of an import. */
export const rosterMonths = 12
/** After how many days a roster is dropped that was read and not applied. */
export const rosterReadyDays = 7
