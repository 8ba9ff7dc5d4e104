const remembered = 5

/** How long a question and its answer take, as the median of the last five; 0 before the first. */
export function roundTrips() {
  const last: number[] = []
  return {
    took(ms: number) {
      last.push(ms)
      if (last.length > remembered) last.shift()
    },
    median: () => last.toSorted((a, b) => a - b)[Math.floor(last.length / 2)] ?? 0,
  }
}
