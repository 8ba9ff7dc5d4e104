import type { RouteFiles } from './route-files'

/** How long scripts wait for a paint that no browser tells of, in milliseconds. */
const mostWaiting = 300

/**
 * Starts the product when the page has been painted: a page is read before it is awake, and no script may hold that up.
 * All of its files are asked for at once then. A page that nobody sees yet is not painted, and wakes at once.
 */
const start = ([main, ...others]: readonly string[]) =>
  [
    `const others=${JSON.stringify(others)}`,
    `const load=()=>{for(const href of others.splice(0))document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));import("${main}").catch(()=>0)}`,
    `document.hidden?load():new PerformanceObserver(load).observe({type:"paint",buffered:true})`,
    `setTimeout(load,${mostWaiting})`,
  ].join(';')

/**
 * The links of a page: its one large script, asked for as soon as the page itself is there; its style sheets, which stand
 * inside the page already and are named only to tell the loader of the screens that it need not fetch them: disabled, so
 * never fetched, and for no medium, because older browsers look ahead past that; and the script that starts it.
 */
export function pageLinks(routes: readonly (RouteFiles | undefined)[], nonce: string): string {
  const all = routes.filter(route => route !== undefined)
  const scripts = all.flatMap(route => route.preloads)
  const styles = all.flatMap(route => route.css)
  return [
    `<link rel="modulepreload" href="${scripts[0]}">`,
    ...styles.map(file => `<link rel="stylesheet" href="${file}" media="not all" disabled>`),
    `<script type="module" nonce="${nonce}">${start(scripts)}</script>`,
  ].join('')
}

/** The files without scripts to preload: the router's own links would ask for them last. */
export const withoutPreloads = (routes: Record<string, RouteFiles>) =>
  Object.fromEntries(
    Object.entries(routes).map(([route, files]) => [route, { ...files, preloads: [] }]),
  )
