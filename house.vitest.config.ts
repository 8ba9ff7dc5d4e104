import { defineConfig } from 'vitest/config'

/** The rules of the house that are tests over its files; nothing is started for them. */
export default defineConfig({
  test: { name: 'house', include: ['*.test.ts'], reporters: ['dot'] },
})
