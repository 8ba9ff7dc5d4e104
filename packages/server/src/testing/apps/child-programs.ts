import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** The programs of this folder that tests start as processes of their own, and stop or kill. */
const programs = [
  'acknowledging-app',
  'keeping-app',
  'migrating-app',
  'sending-app',
  'serving-app',
] as const
export type ChildProgram = (typeof programs)[number]

const server = fileURLToPath(new URL('../../..', import.meta.url))

/** What looks for files of its own beside itself: programs of a machine, threads, data. */
const apart = ['sharp', '@node-rs/argon2', '@echogarden/svoxpico-wasm']

/** Where a program lies when it is bundled: it must find the libraries of the project from there. */
export const fileOfProgram = (name: ChildProgram) => `${server}dist/testing/${name}.js`

/**
 * Bundles the programs once for all tests of a run, libraries too: compiled at every start, each start would take seconds,
 * and half of it goes into finding nine hundred files of libraries.
 */
export async function bundleChildPrograms(): Promise<void> {
  await build({
    configFile: `${server}vite.config.ts`,
    logLevel: 'warn',
    ssr: { noExternal: true, external: apart },
    build: {
      ssr: true,
      outDir: 'dist/testing',
      rolldownOptions: {
        input: Object.fromEntries(
          programs.map(name => [name, `${server}src/testing/apps/${name}.ts`]),
        ),
      },
    },
  })
}
