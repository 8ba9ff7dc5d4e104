const mutations = '\0no-mutations'
const strings = '\0no-strings'

/** Stands for Query's cache of mutations: what its client asks of one that is always empty. */
export const noMutations = `export class MutationCache {
  clear() {}
  findAll() { return [] }
  getAll() { return [] }
  resumePausedMutations() { return Promise.resolve() }
}`

/** What React Aria calls the languages of the interface. */
const ariaLocales = {
  en: 'en-US',
  es: 'es-ES',
  fr: 'fr-FR',
  de: 'de-DE',
  zh: 'zh-CN',
  ar: 'ar-AE',
  qps: 'en-US',
}

/**
 * Leaves out of the pages what libraries carry and nobody here needs: a hook for a React that had it not yet, the cache
 * of mutations, of which there are none (lean-libraries.test.ts), and what React Aria says in languages that the page
 * does not speak.
 *
 * @param {string} language what the pages speak
 * @returns {import('vite').Plugin}
 */
export const leanLibraries = language => ({
  name: 'lean-libraries',
  enforce: 'pre',
  apply: 'build',
  resolveId(id, importer = '') {
    if (/^use-sync-external-store\/shim(\/index\.js)?$/.test(id)) return this.resolve('react')
    if (id === './mutationCache.js' && importer.includes('query-core')) return mutations
    const [, locale] = /\/intl\/(?:\w+\/)?([a-z]{2}-[A-Z]{2})\.mjs$/.exec(id) ?? []
    return locale && locale !== ariaLocales[language] ? strings : null
  },
  load(id) {
    if (id === strings) return 'export default undefined'
    return id === mutations ? noMutations : null
  },
})
