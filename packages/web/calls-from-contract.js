import { join } from 'node:path'
import { runnerImport } from 'vite'

const early = 'virtual:calls'
const late = 'virtual:late-calls'

/** What every page may ask for at once; the calls of the other rooms come when the first of them is asked for. */
const earlyRooms = ['accounts', 'conversations', 'playlists', 'plays', 'site']

async function readCalls() {
  const { module } = await runnerImport(join(import.meta.dirname, '../contract/src/contract.ts'))
  return Object.entries(module.contract).map(([room, calls]) => [
    room,
    Object.fromEntries(
      Object.entries(calls).map(([call, { method, path }]) => [
        call,
        `${method} ${path.slice('/api/'.length)}`,
      ]),
    ),
  ])
}

const kept = Symbol.for('duologue calls')

/** The calls, read once for all languages that a process builds: each build has a plugin of its own. */
const readCallsOnce = () => {
  globalThis[kept] ??= readCalls()
  return globalThis[kept]
}

/**
 * Gives the web the methods and paths of the contract's calls, read from the contract itself while building: each as
 * `GET users/me`, since every page carries some of them, and all begin with /api/. The
 * shapes stay behind: the browser gets them as types alone, not as 8 KB of code. Only what is built for the browser
 * has late rooms.
 *
 * @returns {import('vite').Plugin}
 */
export function callsFromContract() {
  let hasLateRooms = false
  let read = readCalls
  return {
    name: 'calls-from-contract',
    configResolved({ command, build }) {
      hasLateRooms = command === 'build' && !build.ssr
      if (command === 'build') read = readCallsOnce
    },
    resolveId: id => (id === early || id === late ? `\0${id}` : null),
    async load(id) {
      if (id !== `\0${early}` && id !== `\0${late}`) return null
      const rooms = await read()
      const isEarly = ([room]) => !hasLateRooms || earlyRooms.includes(room)
      const others = rooms.filter(room => !isEarly(room))
      const given = id === `\0${early}` ? rooms.filter(isEarly) : others
      const calls = `export const calls = ${JSON.stringify(Object.fromEntries(given))}`
      const names = `export const lateRooms = ${JSON.stringify(others.map(([room]) => room))}`
      return id === `\0${early}` ? `${calls}\n${names}` : calls
    },
  }
}
