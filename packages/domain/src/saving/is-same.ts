/** Whether two plain values tell the same, all the way down: it is as JSON that they are kept and sent. */
export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)
