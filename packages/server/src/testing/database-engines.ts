import { describe, inject } from 'vitest'

/** A running PostgreSQL that tests may make databases on. */
export type Engine = { readonly name: 'embedded' | 'separate'; readonly url: string }

declare module 'vitest' {
  interface ProvidedContext {
    engines: readonly Engine[]
  }
}

/** The same tests on every engine that the run has started. */
export function describeEachEngine(name: string, tests: (engine: Engine) => void): void {
  for (const engine of inject('engines')) {
    describe(`${name} (${engine.name} PostgreSQL)`, () => tests(engine))
  }
}
