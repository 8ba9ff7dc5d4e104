import { resolve } from 'node:path'
import { defineConfig } from 'vite'

/** The commands beside the server that an installation without sources runs, too. */
const commands = ['backup', 'restore', 'user', 'lang-data']

/**
 * Bundles the server, the thread that speaks and the commands, with our own packages; libraries stay in node_modules.
 * What several of them share lies beside them: some of it looks for its neighbours there.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        'pico-worker': 'src/outside/voices/pico/pico-worker.ts',
        ...Object.fromEntries(commands.map(name => [name, `../../scripts/${name}.ts`])),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash:8].js' },
    },
  },
  // From its sources a command reads the migrations from their folder; built, it carries them as the server does.
  resolve: {
    alias: [
      {
        find: /^\.\/all-migrations$/,
        replacement: resolve(import.meta.dirname, 'src/database/migrations/all-migrations.ts'),
      },
    ],
  },
  ssr: { noExternal: [/^@duologue\//] },
})
