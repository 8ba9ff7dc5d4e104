/** Waits in milliseconds: for an undo, of a message (site.md#notifications). */
export const shellWaits = { undo: 6000, notification: 6000 } as const

/** Pixels after which the way back to the top is offered (site.md#scroll-to-top). */
export const scrollToTopAfter = 100
