/** A number with its word, in the singular or the plural (S1 section 9). */
export const counted = (total: number, one: string, many: string) =>
  `${total} ${total === 1 ? one : many}`
