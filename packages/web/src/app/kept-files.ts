import { type BuiltManifest, routeFiles, screenOfRoute } from './routes/route-files'

/** What cannot be done without a connection, so that nothing of it is kept (offline.md#what-is-kept-of-a-version). */
const needsConnection =
  /^\/main\/(account|classes|editor|live|pairs|shop|convo\/(create|.*\/edit)|courses\/(create|.*\/edit)|playlists\/create|pronunciation\/create)|^\/auth\/(card|class-device|email|google|password|signup|sso)/

/** What a browser that saves data keeps: the shell's own files, and those of what is done most. */
const mostUsed = /^\/main\/(home|conversations\/.*|convo\/.*\/learn|review|library\/\$tab)$/

const address = (file: string) => `/${file}`

/** What comes later in a page and is of no use there: programs of editors, and what only they load. */
const isOfEditors = (source: string) =>
  /\/(onnxruntime-web|vad-web|wavesurfer|qr|read-excel-file)\/|\?worker|\/(songs\/(editing|times|word-lists|adding|export)|pupils|live(?!\/open\/)|shop|classes)\//.test(
    source,
  )

/** A file with all that it loads, at once and later. */
function closure(manifest: BuiltManifest, source: string, seen: Set<string>): void {
  const chunk = manifest[source]
  if (!chunk || seen.has(source) || isOfEditors(source)) return
  seen.add(source)
  for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])])
    closure(manifest, next, seen)
}

const isScreen = (source: string) => source.startsWith('src/screens/')

/** The files of one build that a worker keeps, each an address. */
export interface KeptFiles {
  /** The main script, by which a build is known, and the name that others import it by. */
  main: string
  steady: string
  /** Kept always, and kept besides where no data are to be saved. */
  few: string[]
  more: string[]
}

/** What of a build works without a connection. */
export function keptFiles(manifest: BuiltManifest): KeptFiles {
  const { steady, routes } = routeFiles(manifest)
  const root = routes.__root__
  const main = root?.preloads[0] ?? ''
  const entry = manifest['src/main.tsx']
  const seen = new Set(['src/main.tsx'])
  const late = (entry?.dynamicImports ?? []).filter(source => !isScreen(source))
  for (const source of late) closure(manifest, source, seen)
  for (const [route, screen] of Object.entries(screenOfRoute))
    if (!needsConnection.test(route)) closure(manifest, `src/screens/${screen}.tsx`, seen)
  const chunks = [...seen].flatMap(source => manifest[source] ?? [])
  const all = chunks.flatMap(({ file, css = [] }) => [file, ...css]).map(address)
  const faces = Object.values(manifest)
    .map(({ file }) => file)
    .filter(file => file.endsWith('.woff2'))
    .map(address)
  const used = Object.entries(routes).filter(([route]) => mostUsed.test(route))
  const few = new Set([
    ...(root ? [...root.preloads, ...root.css] : []),
    ...faces,
    ...late.flatMap(source => address(manifest[source]?.file ?? '')),
    ...used.flatMap(([, { preloads, css }]) => [...preloads, ...css]),
  ])
  const more = new Set(all.filter(file => !few.has(file)))
  return { main, steady, few: [...few], more: [...more] }
}
