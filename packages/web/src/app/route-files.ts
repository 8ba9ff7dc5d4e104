/** Vite's manifest of the built browser files, by source file. */
export type BuiltManifest = Record<
  string,
  { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[]; isEntry?: boolean }
>

/** Which screen's chunk a route loads; these files are preloaded with the page. */
export const screenOfRoute: Record<string, string> = {
  '/main/': 'landing',
  '/main/home': 'home',
  '/main/search/conversations': 'search-conversations',
  '/main/search/playlists': 'search-playlists',
  '/main/conversations/$conversationId/$': 'conversation',
  '/main/conversations/$conversationId/game': 'battle-game',
  '/main/conversations/$conversationId/$readableUrl/game': 'battle-game',
  '/main/convo/create': 'conversation-create',
  '/main/convo/$shortid/edit': 'conversation-edit',
  '/main/convo/$conversationId/leaderboard': 'leaderboard',
  '/main/convo/$conversationId/learn': 'learn',
  '/main/review': 'review',
  '/main/playlists/create': 'playlist-create',
  '/main/playlists/$playlistId/$': 'playlist',
  '/main/pronunciation/search': 'pronunciation-search',
  '/main/pronunciation/create': 'pronunciation-create',
  '/main/pronunciation/$shortid': 'pronunciation-list',
  '/main/pronunciation/game': 'pronunciation-game',
  '/main/about': 'about',
  '/main/faq': 'faq',
  '/main/sandbox': 'sandbox',
  '/main/philosophy': 'philosophy',
  '/main/privacy': 'privacy',
  '/main/terms': 'terms',
  '/main/account': 'account',
  '/main/shop': 'shop',
  '/main/classes': 'class-dashboard',
  '/main/classes/$classId/teacher': 'class-teacher',
  '/main/classes/$classId/student': 'class-student',
  '/main/classes/$classId/join': 'class-join',
  '/main/editor': 'editor-home',
  '/main/editor/songs/$songId': 'song-editor',
  '/main/editor/songs/$songId/timesync': 'time-sync',
  '/main/editor/songs/$songId/addlyrics': 'add-lyrics',
  '/main/editor/songs/$songId/wordlists': 'words-editor',
  '/main/editor/reports': 'editor-reports',
  '/main/library/conversations': 'library',
  '/main/library/playlists': 'library',
  '/main/users/$username': 'profile',
  '/main/users/$username/playlists': 'profile-playlists',
  '/auth/not-found': 'not-found',
  '/auth/login': 'login',
  '/auth/signup': 'signup',
  '/auth/password-forgot': 'password-forgot',
  '/auth/password-reset': 'password-reset',
  '/auth/email-verify': 'email-verify',
  '/auth/logout': 'logout',
  '/auth/google': 'google',
}

/** A file's own script and styles with those it imports, each once. */
function filesOf(
  manifest: BuiltManifest,
  source: string,
  seen = new Set<string>(),
): { scripts: string[]; css: string[] } {
  const chunk = manifest[source]
  if (!chunk || seen.has(source)) return { scripts: [], css: [] }
  seen.add(source)
  const imported = (chunk.imports ?? []).map(name => filesOf(manifest, name, seen))
  return {
    scripts: [chunk.file, ...imported.flatMap(files => files.scripts)],
    css: [...imported.flatMap(files => files.css), ...(chunk.css ?? [])],
  }
}

const address = (file: string) => `/${file}`

/** Pages whose first calls are not among those that every page knows (api/client.ts). */
const callsLate = /^\/main\/(classes|convo|editor|pronunciation\/(create|game)|review|shop)/

const lateCalls = (manifest: BuiltManifest) =>
  Object.entries(manifest)
    .filter(([source]) => source.endsWith('virtual:late-calls'))
    .map(([, { file }]) => file)

/** What one route loads, in the shape the router's manifest wants. */
export interface RouteFiles {
  preloads: string[]
  css: string[]
  scripts?: { attrs: { type: string; src: string } }[]
}

/** What each route loads. */
export function routeFiles(manifest: BuiltManifest): { routes: Record<string, RouteFiles> } {
  const entry = filesOf(manifest, 'src/main.tsx')
  const [main = '', ...shared] = entry.scripts.map(address)
  const screens = Object.entries(screenOfRoute).map(([route, screen]) => {
    const { scripts, css } = filesOf(manifest, `src/screens/${screen}.tsx`)
    return [
      route,
      {
        preloads: [...scripts, ...(callsLate.test(route) ? lateCalls(manifest) : [])]
          .map(address)
          .filter(file => file !== main && !shared.includes(file)),
        css: css.filter(file => !entry.css.includes(file)).map(address),
      },
    ]
  })
  return {
    routes: {
      __root__: {
        css: entry.css.map(address),
        preloads: [main, ...shared],
        scripts: [{ attrs: { type: 'module', src: main } }],
      },
      ...Object.fromEntries(screens),
    },
  }
}
