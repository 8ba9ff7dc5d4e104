/** After how many months a line of the school's log may go (school.md#retention). */
export const logMonths = 24
