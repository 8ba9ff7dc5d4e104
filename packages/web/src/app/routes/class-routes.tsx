import { shell } from '@duologue/domain/messages/site/shell'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { authRoute, mainRoute } from './layout-routes'
import { pageHead, privateHead } from './page-head'

const dashboard = createRoute({
  getParentRoute: () => mainRoute,
  path: 'classes',
  head: ({ match }) =>
    pageHead(match, {
      title: shell.classDashboard,
      description: shell.classDescription,
    }),
  component: lazyRouteComponent(
    () => import('../../screens/classes/class-dashboard'),
    'ClassDashboard',
  ),
})

/** The tabs of a teacher's class beside its first one. */
const teacherTabs = ['results', 'live', 'students', 'settings'] as const

const teacher = createRoute({
  getParentRoute: () => mainRoute,
  path: 'classes/$classId/teacher',
  validateSearch: ({ tab }: Record<string, unknown>): { tab?: (typeof teacherTabs)[number] } => {
    const known = teacherTabs.find(name => name === tab)
    return known ? { tab: known } : {}
  },
  head: () => privateHead(shell.classTaught),
  component: lazyRouteComponent(
    () => import('../../screens/classes/class-teacher'),
    'ClassTeacher',
  ),
})

const course = createRoute({
  getParentRoute: () => mainRoute,
  path: 'classes/$classId/course',
  head: () => privateHead(shell.classCourse),
  component: lazyRouteComponent(
    () => import('../../screens/classes/class-course-page'),
    'ClassCoursePage',
  ),
})

const student = createRoute({
  getParentRoute: () => mainRoute,
  path: 'classes/$classId/student',
  // A teacher sends it to students.
  head: ({ match }) =>
    pageHead(match, {
      title: shell.classJoined,
      isPrivate: true,
    }),
  component: lazyRouteComponent(
    () => import('../../screens/classes/class-student'),
    'ClassStudent',
  ),
})

const join = createRoute({
  getParentRoute: () => mainRoute,
  path: 'classes/$classId/join',
  validateSearch: ({ code }: Record<string, unknown>): { code?: string } =>
    typeof code === 'string' && /^[\w-]{1,100}$/.test(code) ? { code } : {},
  // Its link is sent around, and whoever has it may join: chats show it, and no search engine.
  head: ({ match }) =>
    pageHead(match, {
      title: shell.joinClass,
      isPrivate: true,
    }),
  component: lazyRouteComponent(() => import('../../screens/classes/class-join'), 'ClassJoin'),
})

const cards = createRoute({
  getParentRoute: () => mainRoute,
  path: 'classes/$classId/cards',
  validateSearch: ({ pupils }: Record<string, unknown>): { pupils?: string } =>
    typeof pupils === 'string' && /^[0-9a-f,-]+$/.test(pupils) ? { pupils } : {},
  head: () => privateHead(shell.classCards),
  component: lazyRouteComponent(() => import('../../screens/pupils/card-print'), 'CardPrint'),
})

/** The page of a device that stands in a classroom (devices.md#who-is-playing). */
export const classDeviceRoute = createRoute({
  getParentRoute: () => authRoute,
  path: 'class-device',
  head: () => privateHead(shell.whoIsPlaying),
  component: lazyRouteComponent(
    () => import('../../screens/devices/class-device'),
    'ClassDevicePage',
  ),
})

/** The pages of classes (classes.md#class-pages). */
export const classRoutes = [dashboard, teacher, course, cards, student, join] as const

/** /live and /live/{code} (live.md#joining): a teacher shows its address, and no search engine. */
const joinGame = createRoute({
  getParentRoute: () => mainRoute,
  path: 'live/{-$code}',
  head: ({ match }) => pageHead(match, { title: shell.joinGame, isPrivate: true }),
  component: lazyRouteComponent(() => import('../../screens/live/live-join'), 'LiveJoin'),
})

const game = createRoute({
  getParentRoute: () => mainRoute,
  path: 'live/game/$hall',
  head: () => privateHead(shell.liveGame),
  component: lazyRouteComponent(() => import('../../screens/live/live-game'), 'LiveGame'),
})

const screen = createRoute({
  getParentRoute: () => mainRoute,
  path: 'live/game/$hall/screen',
  head: () => privateHead(shell.liveScreen),
  component: lazyRouteComponent(() => import('../../screens/live/live-screen'), 'LiveScreen'),
})

const report = createRoute({
  getParentRoute: () => mainRoute,
  path: 'live/$hall/report',
  head: () => privateHead(shell.liveReport),
  component: lazyRouteComponent(() => import('../../screens/live/live-report'), 'LiveReport'),
})

/** /pairs and /pairs/{code}, what an invitation leads to (live.md#invitations). */
const pairs = createRoute({
  getParentRoute: () => mainRoute,
  path: 'pairs/{-$code}',
  head: () => privateHead(shell.pairPlay),
  component: lazyRouteComponent(() => import('../../screens/live/pairs'), 'Pairs'),
})

const pairGame = createRoute({
  getParentRoute: () => mainRoute,
  path: 'pairs/game/$pair',
  head: () => privateHead(shell.pairPlay),
  component: lazyRouteComponent(() => import('../../screens/live/pair-duel'), 'PairDuel'),
})

/** The pages of games of several people (live.md). */
export const liveRoutes = [joinGame, game, screen, report, pairs, pairGame] as const
