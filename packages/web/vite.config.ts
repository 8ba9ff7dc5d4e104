import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { callsFromContract } from './calls-from-contract.js'
import { composedSheets } from './composed-sheets.js'
import { leanLibraries } from './lean-libraries.js'
import { messagesIn } from './messages-in.js'
import { steadyMain } from './steady-main.js'
import { waveAsPagesMay } from './strict-wave.js'

// Every late file is named in the first one, which all pages load: names are hashes, without words. The page renderer
// names the title's face in its head, so that both builds must call it alike.
const assetFileNames = 'assets/[hash:7][extname]'

/** The language that is built (scripts/build.js). */
const languageNow = () => process.env.SITE_LANGUAGE ?? 'en'

/** A class is its name and four letters for its file: both builds, the page's and the renderer's, name it alike. */
function generateScopedName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file).replaceAll('\\', '/')
  return `${name}-${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`
}

/** No page is rendered with what works beside it: its address is not asked for on the server. */
const noWorkers = {
  name: 'no-workers',
  enforce: 'pre' as const,
  load: { filter: { id: /\?worker&url$/ }, handler: () => "export default ''" },
}

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  // Styles come inside the page; at hydration the router must know that they are there already.
  define: { 'process.env.TSS_INLINE_CSS_ENABLED': JSON.stringify('true') },
  plugins: [
    ...(isSsrBuild ? [noWorkers] : []),
    leanLibraries(languageNow()),
    waveAsPagesMay,
    messagesIn(languageNow()),
    react(),
    callsFromContract(),
    steadyMain(languageNow()),
  ],
  css: { modules: { generateScopedName }, postcss: { plugins: [composedSheets] } },
  build: isSsrBuild
    ? {
        outDir: languageNow() === 'en' ? 'dist/server' : `dist/server/${languageNow()}`,
        ssr: 'src/app/server-entry.tsx',
        copyPublicDir: false,
        rolldownOptions: { output: { assetFileNames } },
      }
    : {
        outDir: 'dist/client',
        // All languages share their files' folder: names are hashes. English is built first, and clears it.
        ...(languageNow() === 'en'
          ? { manifest: true }
          : {
              manifest: `.vite/manifest.${languageNow()}.json`,
              emptyOutDir: false,
              copyPublicDir: false,
            }),
        // What late files import they find by themselves: a list of it all would weigh 1.4 kB on every page. The files
        // of the page that is opened stand in its head (route-files.ts), the next ones come while the pointer nears.
        modulePreload: { polyfill: false, resolveDependencies: () => [] },
        rolldownOptions: {
          input: 'src/main.tsx',
          output: {
            chunkFileNames: 'assets/[hash:7].js',
            assetFileNames,
            // What every page needs comes as one file: each further file costs a slow line its headers and its turn.
            codeSplitting: {
              groups: [
                { name: 'main', tags: ['$initial'] },
                { name: 'main', test: /@tanstack/ },
                // So small that a file of their own would weigh more than they do.
                { name: 'main', test: /choices\/battle-(difficulties|modes)/ },
                // What the same pages need, in one file.
                {
                  name: 'rounds',
                  test: /(ui\/games\/game-start|\/pronunciation-choices)\./,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'speaking',
                  test: /speech\/(can-recognise|native-recognition|speaking-fault)\./,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'clocks',
                  test: /\/(battle-clock|may-wait|battle\/timing)\./,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'assignment',
                  test: /(get-assignment-query|assignments-key)\./,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'speeds',
                  test: /(ui\/fields\/speed-choice|\/dialogue-choices)\./,
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
        assetsInlineLimit: 0,
      },
  // What works beside the page (the aligner) says nothing: it is the same in every language.
  worker: {
    format: 'es',
    rolldownOptions: { output: { entryFileNames: 'assets/[hash:7].js', assetFileNames } },
  },
  // The server's page renderer carries what it renders with: one copy of React and the router.
  ssr: isSsrBuild ? { noExternal: true } : {},
}))
