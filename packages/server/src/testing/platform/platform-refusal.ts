/** The platform does not take what a tool sent; `status` is that of its answer. */
export class PlatformRefusal extends Error {
  readonly status: number
  readonly code: string

  constructor(words: string, status = 400, code = 'invalid_request') {
    super(words)
    this.status = status
    this.code = code
  }
}

/** Throws the refusal where a condition of the specifications does not hold. */
export function requireThat(
  holds: unknown,
  words: string,
  status?: number,
  code?: string,
): asserts holds {
  if (!holds) throw new PlatformRefusal(words, status, code)
}

/** The fields of a JSON object; what is none is refused. */
export function objectOf(value: unknown, what: string): Record<string, unknown> {
  requireThat(
    typeof value === 'object' && value !== null && !Array.isArray(value),
    `${what} is no object`,
  )
  return { ...value }
}
