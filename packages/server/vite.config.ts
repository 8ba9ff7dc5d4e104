import { defineConfig } from 'vite'

/** Bundles the server and our own packages into one file, and one for the thread that speaks; libraries stay in node_modules. */
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
      input: { main: 'src/main.ts', 'pico-worker': 'src/outside/voices/pico/pico-worker.ts' },
      output: { entryFileNames: '[name].js' },
    },
  },
  ssr: { noExternal: [/^@duologue\//] },
})
