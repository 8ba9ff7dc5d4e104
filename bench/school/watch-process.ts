import { readdir, readFile } from 'node:fs/promises'
import { loadavg } from 'node:os'

/** What a process holds now: megabytes of memory, and open files; of another system than Linux nothing is known. */
export async function holdings(pid: number): Promise<{ megabytes: number; files: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0)
  const files = await readdir(`/proc/${pid}/fd`).catch(() => [])
  return { megabytes: Math.round(kilobytes / 1024), files: files.length }
}

/** The fields of a process after its name: its parent is the second, its own times are 12 and 13 (of Linux). */
async function fieldsOf(pid: number | string): Promise<string[]> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

/** The sum of some of its times, which are in ticks of 10 ms, in milliseconds. */
const timeIn = (fields: readonly string[], indices: readonly number[]) =>
  indices.reduce((sum, index) => sum + Number(fields[index] ?? 0), 0) * 10

/** Milliseconds of processor time that a process has used so far (of Linux). */
export const processorTime = async (pid: number): Promise<number> =>
  timeIn(await fieldsOf(pid), [11, 12])

/** The same of a process and all that it has begun, those that have ended too. */
export async function familyTime(pid: number): Promise<number> {
  const pids = (await readdir('/proc')).filter(name => /^\d+$/.test(name))
  const all = await Promise.all(pids.map(fieldsOf))
  const children = all.filter(fields => Number(fields[1]) === pid)
  const own = timeIn(await fieldsOf(pid), [11, 12, 13, 14])
  return children.reduce((sum, fields) => sum + timeIn(fields, [11, 12]), own)
}

/** The processes of a product that has a keeper, by the keeper's id; none where it serves alone. */
export async function processesOf(keeper: number): Promise<number[]> {
  const text = await readFile(`/proc/${keeper}/task/${keeper}/children`, 'utf8')
  const children = text.split(' ').filter(Boolean).map(Number)
  const words = await Promise.all(
    children.map(pid => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')),
  )
  return children.filter((_, at) => words[at]?.includes('main.js'))
}

/** The process that has begun this one. */
export const parentOf = async (pid: number): Promise<number> => Number((await fieldsOf(pid))[1])

/** How busy the machine is with everything that runs on it, over the last minute. */
export const machineLoad = (): string => `load ${(loadavg()[0] ?? 0).toFixed(1)}`
