/** What the second program on a data folder is told about the first. */
export function inUse(pid: string): string {
  return `The data folder is in use by another running Duologue (pid ${pid}). Stop it, or start this one with another DATA_DIR.`
}

/** The right to use a data folder, until it is given back or this program ends. */
export type AppLock = { release(): Promise<void> }
