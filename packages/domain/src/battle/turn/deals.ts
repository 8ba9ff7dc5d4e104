/**
 * How the choices of a battle are dealt: 1 by chance alone, 2 those most like the right one first. A ticket remembers
 * with which its battle was played, so that a record from a page that was open for long, or from a device that was
 * offline, is played again as it was.
 */
export const deals = [1, 2] as const

export type Deal = (typeof deals)[number]

/** How this program deals. */
export const dealNow: Deal = 2
