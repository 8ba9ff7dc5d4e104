/** The first part of the keys of all that is cached about lists: whoever changes one makes the searches old. */
export const listsKey = 'pronunciation-lists'

/** The beginnings of the keys of all lists and searches. */
export const keysOfLists = { queryKey: [listsKey] }

/** The beginning of the keys of single lists. */
export const keysOfOneList = { queryKey: [listsKey, 'one'] }
