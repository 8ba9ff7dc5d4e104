/** A position in the log of writes that a primary has and its replicas follow, as PostgreSQL counts it. */
export type LogPosition = bigint

/** Reads a position such as `16/B374D848`; undefined when it is none. */
export function readPosition(text: string): LogPosition | undefined {
  const [, high, low] = /^([\dA-F]{1,8})\/([\dA-F]{1,8})$/i.exec(text) ?? []
  return high && low ? BigInt(`0x${high}`) * 2n ** 32n + BigInt(`0x${low}`) : undefined
}

/** Further than any log is: no replica has it. */
export const beyondAll = 'FFFFFFFF/FFFFFFFF'
