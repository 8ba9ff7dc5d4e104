/** Vite's manifest of the built browser files, by source file. */
export type BuiltManifest = Record<
  string,
  {
    file: string
    /** The name that other files import it by. */
    steady?: string
    css?: string[]
    imports?: string[]
    dynamicImports?: string[]
    isEntry?: boolean
  }
>

/** Which screen's chunk a route loads; these files are preloaded with the page. */
export const screenOfRoute: Record<string, string> = {
  '/main/': 'site/landing',
  '/main/home': 'conversations/home',
  '/main/search/conversations': 'conversations/search-conversations',
  '/main/search/playlists': 'playlists/search-playlists',
  '/main/search/songs': 'songs/search-songs',
  '/main/conversations/$conversationId/$': 'conversations/conversation',
  '/main/conversations/$conversationId/game': 'conversations/battle-game',
  '/main/conversations/$conversationId/$readableUrl/game': 'conversations/battle-game',
  '/main/convo/create': 'conversations/conversation-create',
  '/main/convo/$shortid/edit': 'conversations/conversation-edit',
  '/main/convo/$conversationId/leaderboard': 'conversations/leaderboard',
  '/main/convo/$conversationId/learn': 'conversations/learn',
  '/main/review': 'conversations/review',
  '/main/today': 'days/today',
  '/main/progress': 'days/progress',
  '/main/placement/$language': 'placement/placement',
  '/main/playlists/create': 'playlists/playlist-create',
  '/main/playlists/$playlistId/$': 'playlists/playlist',
  '/main/courses': 'courses/search-courses',
  '/main/courses/$courseId/$': 'courses/course',
  '/main/courses/create': 'courses/course-create',
  '/main/courses/$shortid/edit': 'courses/course-edit',
  '/main/pronunciation/search': 'pronunciation/pronunciation-search',
  '/main/pronunciation/create': 'pronunciation/pronunciation-create',
  '/main/pronunciation/$shortid': 'pronunciation/pronunciation-list',
  '/main/pronunciation/game': 'pronunciation/pronunciation-game',
  '/main/about': 'site/about',
  '/main/faq': 'site/faq',
  '/main/sandbox': 'site/sandbox',
  '/main/offline': 'offline/offline',
  '/main/philosophy': 'site/philosophy',
  '/main/privacy': 'site/privacy',
  '/main/terms': 'site/terms',
  '/main/account': 'accounts/account',
  '/main/shop': 'classes/shop',
  '/main/classes': 'classes/class-dashboard',
  '/main/classes/$classId/teacher': 'classes/class-teacher',
  '/main/classes/$classId/course': 'classes/class-course-page',
  '/main/classes/$classId/cards': 'pupils/card-print',
  '/main/classes/$classId/student': 'classes/class-student',
  '/main/classes/$classId/join': 'classes/class-join',
  '/main/editor': 'songs/editor-home',
  '/main/editor/songs/$songId': 'songs/song-editor',
  '/main/editor/songs/$songId/timesync': 'songs/time-sync',
  '/main/editor/songs/$songId/addlyrics': 'songs/add-lyrics',
  '/main/editor/songs/$songId/wordlists': 'songs/words-editor',
  '/main/songs/$songId/$': 'songs/song',
  '/main/songs/$songId/game': 'songs/song-game',
  '/main/songs/$songId/scores': 'songs/song-scores',
  '/main/live/{-$code}': 'live/live-join',
  '/main/live/game/$hall': 'live/live-game',
  '/main/live/game/$hall/screen': 'live/live-screen',
  '/main/live/$hall/report': 'live/live-report',
  '/main/pairs/{-$code}': 'live/pairs',
  '/main/pairs/game/$pair': 'live/pair-duel',
  '/main/editor/reports': 'reports/editor-reports',
  '/main/school/{-$tab}': 'school/school',
  '/main/library/$tab': 'conversations/library',
  '/main/users/$username': 'accounts/profile',
  '/main/users/$username/playlists': 'accounts/profile-playlists',
  '/auth/not-found': 'site/not-found',
  '/auth/class-device': 'devices/class-device',
  '/auth/lti/$page': 'lti/lti-page',
  '/auth/login': 'accounts/login',
  '/auth/card': 'pupils/card-login',
  '/auth/signup': 'accounts/signup',
  '/auth/password-forgot': 'accounts/password-forgot',
  '/auth/password-reset': 'accounts/password-reset',
  '/auth/email-verify': 'accounts/email-verify',
  '/auth/logout': 'accounts/log-out',
  '/auth/google': 'accounts/google',
  '/auth/sso/$provider': 'accounts/sso',
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
const callsLate =
  /^\/auth\/(class-device|lti)|^\/main\/(classes|convo\/.*learn|courses\/(create|.*edit)|editor|live|pairs|pronunciation\/(create|game)|progress|review|school|shop|today)/

const lateCalls = (manifest: BuiltManifest) =>
  Object.entries(manifest)
    .filter(([source]) => source.endsWith('virtual:late-calls'))
    .map(([, { file }]) => file)

/** What one route loads, in the shape the router's manifest wants. */
export interface RouteFiles {
  preloads: string[]
  css: string[]
}

/** What each route loads, the main script first, and the name that all others import that one by. */
export function routeFiles(manifest: BuiltManifest): {
  steady: string
  routes: Record<string, RouteFiles>
} {
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
    // From the sources it bears one name.
    steady: address(manifest['src/main.tsx']?.steady ?? entry.scripts[0] ?? ''),
    routes: {
      __root__: { css: entry.css.map(address), preloads: [main, ...shared] },
      ...Object.fromEntries(screens),
    },
  }
}
