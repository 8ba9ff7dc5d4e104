/** A number with its word, in the singular or the plural (site.md#counting-words). */
export const counted = (total: number, one: string, many: string) =>
  `${total} ${total === 1 ? one : many}`
