import { describe, inject } from 'vitest'

/** A running PostgreSQL that tests may make databases on. */
export type Engine = { readonly name: 'embedded' | 'separate'; readonly url: string }

declare module 'vitest' {
  interface ProvidedContext {
    engines: readonly Engine[]
    /** A folder that passes with the run. */
    runFolder: string
  }
}

const describeOn = (engines: readonly Engine[], name: string, tests: (engine: Engine) => void) => {
  for (const engine of engines) {
    describe(`${name} (${engine.name} PostgreSQL)`, () => tests(engine))
  }
}

/**
 * The same tests on every engine: what depends on the database itself, its plans, locks, faults and order of texts
 * (decision 074).
 */
export const describeEachEngine = (name: string, tests: (engine: Engine) => void): void =>
  describeOn(inject('engines'), name, tests)

/** Tests of rules that need a database, whichever: on the embedded one, with EVERY_ENGINE=1 on each (decision 074). */
export const describeOnDatabase = (name: string, tests: (engine: Engine) => void): void =>
  describeOn(inject('engines').slice(0, process.env.EVERY_ENGINE ? undefined : 1), name, tests)
