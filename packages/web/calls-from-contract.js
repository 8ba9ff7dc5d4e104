import { join } from 'node:path'
import { runnerImport } from 'vite'

const name = 'virtual:calls'

/**
 * Gives the web the methods and paths of the contract's calls, read from the contract itself while building. The
 * shapes stay behind: the browser gets them as types alone, not as 8 KB of code.
 *
 * @returns {import('vite').Plugin}
 */
export function callsFromContract() {
  return {
    name: 'calls-from-contract',
    resolveId: id => (id === name ? `\0${name}` : null),
    async load(id) {
      if (id !== `\0${name}`) return null
      const { module } = await runnerImport(
        join(import.meta.dirname, '../contract/src/contract.ts'),
      )
      const rooms = Object.entries(module.contract).map(([room, calls]) => [
        room,
        Object.fromEntries(
          Object.entries(calls).map(([call, { method, path }]) => [
            call,
            method + path.slice('/api'.length),
          ]),
        ),
      ])
      return `export const calls = ${JSON.stringify(Object.fromEntries(rooms))}`
    },
  }
}
