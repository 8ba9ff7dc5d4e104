import { defineConfig } from 'vite'

/** The program between pages and the network: one file without imports, the same for every language. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  build: {
    outDir: 'dist/worker',
    modulePreload: false,
    rolldownOptions: {
      input: 'src/worker/worker.ts',
      output: { format: 'iife', entryFileNames: 'worker.js', codeSplitting: false },
    },
  },
})
