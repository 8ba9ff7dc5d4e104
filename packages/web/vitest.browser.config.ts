import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { callsFromContract } from './calls-from-contract.js'
import { composedSheets } from './composed-sheets.js'
import { waveAsPagesMay } from './strict-wave.js'

/** Components in a real browser; the program comes from CHROMIUM_PATH, as for the journeys. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), callsFromContract(), waveAsPagesMay],
  css: { postcss: { plugins: [composedSheets] } },
  // Else the library of the sortable list would draw every row when it sees that it is tested.
  define: { 'process.env.VIRT_ON': JSON.stringify('true') },
  // Found only while a test runs, one of them would make the page load anew in the middle of it.
  optimizeDeps: {
    // It is taken as it is shipped (strict-wave.js).
    exclude: ['wavesurfer.js', 'wavesurfer.js/dist/plugins/regions.js'],
    include: [
      '@tanstack/react-query',
      '@tanstack/react-router',
      'axe-core',
      'fast-check',
      'fflate',
      'lean-qr',
      'lean-qr/extras/svg',
      'qr/decode.js',
      'react-dom/client',
      'react-aria-components/Button',
      'react-aria-components/GridList',
      'react-aria-components/I18nProvider',
      'react-aria-components/Virtualizer',
      'react-aria-components/useDragAndDrop',
      'read-excel-file/universal',
      'wasm-media-encoders',
    ],
  },
  test: {
    name: 'components',
    sequence: { groupOrder: 1 },
    // As of the server's suite, which goes beside it (Vitest asks for the same number) and takes longer: see below.
    maxWorkers: 3,
    include: ['src/**/*.browser.test.tsx'],
    // As long as an element is waited for: a page beside the server's suite may take longer than a second.
    expect: { poll: { timeout: 15_000 } },
    // A test waits for several elements: longer than for one.
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      // One file at a time: more would only hold the server's suite up.
      fileParallelism: false,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
          // Recordings are played without a person who has pressed something.
          args: ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required'],
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
