import { spawn } from 'node:child_process'
import type { RunAs } from '../programs/run-as'
import { cleanEnvironment } from '../programs/run-program'

/** The socket's folder can be removed when the server has ended; after 10 s it is left. */
const script = `cat >/dev/null; kill -INT "$1"
i=0; while [ $i -lt 100 ] && ! rmdir "$2"; do i=$((i+1)); sleep 0.1; done`

/**
 * Ends a server when this program dies in any way, kill -9 too: a shell that waits on a pipe of
 * ours and stops the server when the pipe closes.
 * @returns ends the watch; to be called as soon as the server has ended, before its pid is reused
 */
export function watch(pid: number, socketFolder: string, runAs: RunAs): () => void {
  const child = spawn('/bin/sh', ['-c', script, 'duologue-watchdog', String(pid), socketFolder], {
    ...runAs,
    cwd: '/',
    env: cleanEnvironment,
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  child.on('error', () => undefined)
  child.stdin.on('error', () => undefined)
  child.unref()
  // The type says Writable; it is a socket, and must not keep the program alive.
  if ('unref' in child.stdin) (child.stdin as unknown as { unref(): void }).unref()
  return () => {
    // The whole group, or `cat` stays.
    if (child.pid) killGroup(child.pid)
  }
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended already.
  }
}
