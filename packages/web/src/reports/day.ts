const format = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

/** The day of a moment, as editors read it. */
export const day = (at: string) => format.format(new Date(at))
