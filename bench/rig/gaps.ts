/** How long nothing came, in seconds: of writes that were acknowledged, and of public reads. */
export interface Gaps {
  begin(): void
  wrote(): void
  read(): void
  /** The longest there were since the beginning. */
  end(): { writes: number; reads: number }
}

/** The longest wait between two of a kind. */
function longestWait() {
  let last = performance.now()
  let longest = 0
  const note = () => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
  }
  return {
    note,
    begin() {
      last = performance.now()
      longest = 0
    },
    end() {
      note()
      return longest / 1000
    },
  }
}

export function gapsOf(): Gaps {
  const [writes, reads] = [longestWait(), longestWait()]
  return {
    begin() {
      writes.begin()
      reads.begin()
    },
    wrote: writes.note,
    read: reads.note,
    end: () => ({ writes: writes.end(), reads: reads.end() }),
  }
}
