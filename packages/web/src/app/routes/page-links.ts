import type { RouteFiles } from './route-files'

/** How long scripts wait for a paint that no browser tells of, in milliseconds. */
const mostWaiting = 300

/**
 * Starts the product when the page has been painted: a page is read before it is awake, and no script may hold that up.
 * All of its files are asked for at once then. A page that nobody sees yet is not painted, and wakes at once.
 */
const start = (steady: string, others: readonly string[]) =>
  [
    `const others=${JSON.stringify(others)}`,
    `const load=()=>{for(const href of others.splice(0))document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));import("${steady}").catch(()=>0)}`,
    `document.hidden?load():new PerformanceObserver(load).observe({type:"paint",buffered:true})`,
    `setTimeout(load,${mostWaiting})`,
  ].join(';')

/**
 * The links of a page: which file its one large script is, that others import by its steady name (before anything is
 * loaded as a module, or older browsers pass it over); that script, asked for as soon as the page itself is there; its style sheets, which stand
 * inside the page already and are named only to tell the loader of the screens that it need not fetch them: disabled, so
 * never fetched, and for no medium, because older browsers look ahead past that; and the script that starts it.
 */
export function pageLinks(
  routes: readonly (RouteFiles | undefined)[],
  steady: string,
  nonce: string,
): string {
  const all = routes.filter(route => route !== undefined)
  const [main = '', ...others] = all.flatMap(route => route.preloads)
  const styles = all.flatMap(route => route.css)
  return [
    `<script type="importmap" nonce="${nonce}">${JSON.stringify({ imports: { [steady]: main } })}</script>`,
    `<link rel="modulepreload" href="${main}">`,
    ...styles.map(file => `<link rel="stylesheet" href="${file}" media="not all" disabled>`),
    `<script type="module" nonce="${nonce}">${start(steady, others)}</script>`,
  ].join('')
}

/** The files without scripts to preload: the router's own links would ask for them last. */
export const withoutPreloads = (routes: Record<string, RouteFiles>) =>
  Object.fromEntries(
    Object.entries(routes).map(([route, files]) => [route, { ...files, preloads: [] }]),
  )
