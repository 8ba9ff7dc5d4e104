import { describe, inject } from 'vitest'

/** A running PostgreSQL that tests may make databases on. */
export type Engine = {
  readonly name: 'embedded' | 'separate'
  readonly url: string
  /** Whether it is of the same programs as the one before it: only the way to it is another one. */
  readonly isSame: boolean
}

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

const isEvery = process.env.EVERY_ENGINE !== undefined

/** The same tests over a socket and over TCP with a password: what depends on how a database is reached, or left. */
export const describeEachWay = (name: string, tests: (engine: Engine) => void): void =>
  describeOn(inject('engines'), name, tests)

/**
 * The same tests on every PostgreSQL that is another one: what depends on the database itself, its plans, locks, faults and
 * order of texts (decisions 074, 154).
 */
export const describeEachEngine = (name: string, tests: (engine: Engine) => void): void =>
  describeOn(
    inject('engines').filter(({ isSame }) => isEvery || !isSame),
    name,
    tests,
  )

/** Tests of rules that need a database, whichever: on the embedded one, with EVERY_ENGINE=1 on each (decision 074). */
export const describeOnDatabase = (name: string, tests: (engine: Engine) => void): void =>
  describeOn(inject('engines').slice(0, isEvery ? undefined : 1), name, tests)
