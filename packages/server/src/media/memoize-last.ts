/**
 * Memoizes: remembers what was last asked for, `most` of it; `make` runs only for a key not remembered. What is a promise
 * and fails is forgotten, so that the next who asks tries again.
 */
export function memoizeLast<Made>(most: number): (key: string, make: () => Made) => Made {
  // A Map keeps the order of insertion: the first key is the one longest not asked for.
  const kept = new Map<string, Made>()
  return (key, make) => {
    const made = kept.get(key) ?? make()
    kept.delete(key)
    kept.set(key, made)
    if (made instanceof Promise) made.catch(() => kept.delete(key))
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break
      kept.delete(oldest)
    }
    return made
  }
}
