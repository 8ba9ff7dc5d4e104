/** A value that is made when it is first asked for, and then kept; a promise that fails stays a failed one. */
export function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
