/** So much at once, and so much more in each second (live.md#wire): answers whether one more is allowed. */
export function allowance(atOnce: number, aSecond: number): () => boolean {
  let left = atOnce
  let at = performance.now()
  return () => {
    const now = performance.now()
    left = Math.min(atOnce, left + ((now - at) / 1000) * aSecond)
    at = now
    if (left < 1) return false
    left -= 1
    return true
  }
}
