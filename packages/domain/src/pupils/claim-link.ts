/** The page that confirms addresses confirms two kinds: this begins the token of a claim's link (pupils.md#claiming). */
const mark = 'claim.'

/** What the link of a claim carries as its token. */
export const joinClaimLink = (token: string): string => `${mark}${token}`

/** The token of a claim; undefined where a link carries another one. */
export const splitClaimLink = (carried: string): string | undefined =>
  carried.startsWith(mark) ? carried.slice(mark.length) : undefined
