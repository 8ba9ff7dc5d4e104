/** Memoizes: remembers the texts last asked for, `most` of them; `make` runs only for a key not remembered. */
export function memoizeLast(most: number): (key: string, make: () => string) => string {
  // A Map keeps the order of insertion: the first key is the one longest not asked for.
  const kept = new Map<string, string>()
  return (key, make) => {
    const text = kept.get(key) ?? make()
    kept.delete(key)
    kept.set(key, text)
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break
      kept.delete(oldest)
    }
    return text
  }
}
