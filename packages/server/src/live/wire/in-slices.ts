/** So much is done at a stretch; then whoever else waits has their turn. */
const atOnce = 16

/**
 * Does what it is given in its order, a little at a time: the views of a whole school, which change in the same moment,
 * keep nobody else waiting.
 */
export function inSlices(): (work: () => void) => void {
  let waiting: (() => void)[] = []
  let done = 0
  let isGoing = false
  const go = () => {
    const now = waiting.slice(done, done + atOnce)
    done += now.length
    isGoing = done < waiting.length
    if (isGoing) setImmediate(go)
    else {
      waiting = []
      done = 0
    }
    for (const work of now) work()
  }
  return work => {
    waiting.push(work)
    if (isGoing) return
    isGoing = true
    setImmediate(go)
  }
}
