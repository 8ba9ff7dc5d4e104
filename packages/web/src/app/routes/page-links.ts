import type { RouteFiles } from './route-files'

/**
 * The links at the end of a page: its scripts, asked for as soon as the page itself is there, the one that every page
 * needs before its pictures, the others beside them, since nothing is painted later without them; and its style sheets, which stand inside the page already and are named only to tell the loader of the screens that
 * it need not fetch them: disabled, so never fetched, and for no medium, because older browsers look ahead past that.
 */
export function pageLinks(routes: readonly (RouteFiles | undefined)[]): string {
  const all = routes.filter(route => route !== undefined)
  const scripts = all.flatMap(route => route.preloads)
  const styles = all.flatMap(route => route.css)
  return [
    ...scripts.map(
      (file, place) =>
        `<link rel="modulepreload" href="${file}" fetchpriority="${place === 0 ? 'high' : 'low'}">`,
    ),
    ...styles.map(file => `<link rel="stylesheet" href="${file}" media="not all" disabled>`),
  ].join('')
}

/** The files without scripts to preload: the router's own links would ask for them last. */
export const withoutPreloads = (routes: Record<string, RouteFiles>) =>
  Object.fromEntries(
    Object.entries(routes).map(([route, files]) => [route, { ...files, preloads: [] }]),
  )
