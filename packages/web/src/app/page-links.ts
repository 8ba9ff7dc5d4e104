import type { RouteFiles } from './route-files'

/**
 * The links at the end of a page: its scripts, asked for as soon as the page itself is there and before its pictures;
 * and its style sheets, which stand inside the page already and are named only to tell the loader of the screens that
 * it need not fetch them: disabled, so never fetched, and for no medium, because older browsers look ahead past that.
 */
export function pageLinks(routes: readonly (RouteFiles | undefined)[]): string {
  const all = routes.filter(route => route !== undefined)
  const scripts = all.flatMap(route => route.preloads)
  const styles = all.flatMap(route => route.css)
  return [
    ...scripts.map(file => `<link rel="modulepreload" href="${file}" fetchpriority="high">`),
    ...styles.map(file => `<link rel="stylesheet" href="${file}" media="not all" disabled>`),
  ].join('')
}

/** The files without scripts to preload: the router's own links would ask for them last. */
export const withoutPreloads = (routes: Record<string, RouteFiles>) =>
  Object.fromEntries(
    Object.entries(routes).map(([route, files]) => [route, { ...files, preloads: [] }]),
  )
