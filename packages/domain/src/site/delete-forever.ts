/** What is typed before something goes for good (site.md#deleting-for-good). */
export const deleteWords = 'DELETE FOREVER'

/** Whether those words were typed, in any case, with blanks around them or without. */
export const isDeleteForever = (typed: string): boolean =>
  typed.trim().toLowerCase() === deleteWords.toLowerCase()
