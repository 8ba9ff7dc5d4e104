/**
 * What a page says to the worker, and nothing else is heard: that it may begin (`main`: only if it is of this build), and
 * what it answers when it is of another one.
 */
export interface TakeOver {
  kind: 'take-over'
  /** The main script of the page that asks; left out by who says so whatever the build. */
  main?: string
}

export const otherVersion = 'other-version'

/** What a cache of a build is called; one a build and language. */
export const builtCache = (version: string, language: string): string =>
  `built-${version}-${language}`

/** Of which version the files in a cache are; undefined for one of no build. */
export const versionOf = (cache: string): string | undefined => /^built-(.+)-\w+$/.exec(cache)?.[1]

/** The cache of clips and pictures that somebody chose to keep; they are everybody's, and named by what is in them. */
export const keptCache = 'kept'

export const isBuiltCache = (name: string): boolean => name.startsWith('built-')

/** Of the caches of builds, in the order in which they were made, those that go when one begins: all but it and the last before. */
export function cachesToDrop(names: readonly string[], own: string): string[] {
  const built = names.filter(isBuiltCache)
  const before = built.filter(name => name !== own).at(-1)
  return built.filter(name => name !== own && name !== before)
}
