import { defineConfig } from 'vitest/config'

/** The rules of the house that are tests over its files; nothing is started for them. */
export default defineConfig({
  test: {
    name: 'house',
    include: ['*.test.ts'],
    reporters: ['dot'],
    // Each reads the whole house: on a busy machine for longer than five seconds.
    testTimeout: 30_000,
  },
})
