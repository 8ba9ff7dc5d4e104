import { readdir, readFile } from 'node:fs/promises'
import { loadavg } from 'node:os'

/** What a process holds now: megabytes of memory, and open files; of another system than Linux nothing is known. */
export async function holdings(pid: number): Promise<{ megabytes: number; files: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0)
  const files = await readdir(`/proc/${pid}/fd`).catch(() => [])
  return { megabytes: Math.round(kilobytes / 1024), files: files.length }
}

/** Milliseconds of processor time that a process has used so far (of Linux). */
export async function processorTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  // utime and stime, in ticks of 10 ms.
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10
}

/** How busy the machine is with everything that runs on it, over the last minute. */
export const machineLoad = (): string => `load ${(loadavg()[0] ?? 0).toFixed(1)}`
