/**
 * Of the tabs in which one person edits the same thing, one leads: it alone saves (songs.md#several-tabs). `onTurn` is
 * told at once whether this tab leads, and again when the one before it is gone. A browser without locks lets every tab
 * lead. Answers how to step back.
 */
export function leadTab(name: string, onTurn: (leads: boolean) => void): () => void {
  if (!('locks' in navigator)) {
    onTurn(true)
    return () => undefined
  }
  let release = () => {}
  const isOver = new AbortController()
  const hold = () => {
    if (isOver.signal.aborted) return undefined
    onTurn(true)
    return new Promise<void>(resolve => {
      release = resolve
    })
  }
  const wait = async () => {
    const wasFree = await navigator.locks.request(name, { ifAvailable: true }, async lock => {
      if (lock) await hold()
      return lock !== null
    })
    if (wasFree || isOver.signal.aborted) return
    onTurn(false)
    await navigator.locks.request(name, { signal: isOver.signal }, hold)
  }
  // Stepping back while waiting ends the wait with an error, which says nothing new.
  wait().catch(() => undefined)
  return () => {
    isOver.abort()
    release()
  }
}
