/** The error and what caused it; the query builder and dual-stack connects wrap the real one. */
export function* causesOf(error: unknown): Generator<Error> {
  for (let at = error; at instanceof Error; at = at.cause) {
    yield at
    if (at instanceof AggregateError) for (const part of at.errors) yield* causesOf(part)
  }
}
