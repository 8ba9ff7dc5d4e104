import { readdir, readFile, readlink } from 'node:fs/promises'
import { readPostmasterPid } from './postmaster-pid'
import { runProgram } from './programs/run-program'

async function worksIn(pid: string, cluster: string): Promise<boolean> {
  try {
    const [folder, name] = await Promise.all([
      readlink(`/proc/${pid}/cwd`),
      readFile(`/proc/${pid}/comm`, 'utf8'),
    ])
    return folder === cluster && name.trim() === 'postgres'
  } catch {
    return false
  }
}

/** All processes of PostgreSQL (postmaster, backends, workers) that work in a cluster. */
export async function serverProcesses(cluster: string): Promise<number[]> {
  if (process.platform !== 'linux') return postmasterOnly(cluster)
  const pids = (await readdir('/proc')).filter(name => /^\d+$/.test(name))
  const found = await Promise.all(
    pids.map(async pid => ((await worksIn(pid, cluster)) ? [+pid] : [])),
  )
  return found.flat()
}

/** Without /proc (macOS): the pid of the lock file, if it is still that server. Not tested there. */
async function postmasterOnly(cluster: string): Promise<number[]> {
  const pid = (await readPostmasterPid(cluster))?.pid
  if (!pid) return []
  const { ok, out } = await runProgram(
    '/bin/ps',
    ['-ww', '-p', String(pid), '-o', 'command='],
    undefined,
  )
  return ok && out.includes('postgres') && out.includes(cluster) ? [pid] : []
}
