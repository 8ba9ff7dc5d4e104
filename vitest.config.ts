import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/longest-first.js'
import { SecondTries } from './scripts/second-tries.js'

/**
 * The suites: rules; then server (on every database engine) and beside it components in a real browser, which wait for
 * their pages half of the time; then journeys in one.
 */
export default defineConfig({
  test: {
    reporters: [process.env.CI ? 'default' : 'dot', new SecondTries()],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'rules',
          isolate: false,
          include: [
            'packages/{domain,contract}/src/**/*.test.ts',
            'packages/web/src/**/*.test.ts',
            // By themselves, unless `npm test` has just checked them (house.vitest.config.ts).
            ...(process.env.HOUSE_IS_CHECKED ? [] : ['*.test.ts']),
            'scripts/**/*.test.ts',
          ],
          exclude: ['**/*.browser.test.*', '**/node_modules/**'],
          // A law plays hundreds of games: on a slow machine for longer than five seconds.
          testTimeout: 30_000,
          // Unless told, one core is left to itself.
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'server',
          // The house is read once by each worker, not once by each file: half of the time went into reading it.
          isolate: false,
          sequence: { groupOrder: 1 },
          include: ['packages/server/src/**/*.test.ts'],
          // It imports its files as bundlers read them, not as Node does.
          server: { deps: { inline: ['@lti-tool/core'] } },
          globalSetup: ['packages/server/src/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // A file waits for its database, or for programs that start, as long as it works.
          maxWorkers: 3,
        },
      },
      'packages/web/vitest.browser.config.ts',
      {
        test: {
          name: 'journeys',
          // One browser for all files of a process.
          isolate: false,
          sequence: { groupOrder: 2 },
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/start-product.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // As long as Playwright's own waits: on a busy machine a second is soon over.
          expect: { poll: { timeout: 30_000 } },
          // A journey waits as much as it works: on two cores three at once took two thirds of the time of two.
          maxWorkers: 3,
          // A browser on a busy machine may stumble once; what fails twice is broken.
          retry: 1,
        },
      },
    ],
  },
})
