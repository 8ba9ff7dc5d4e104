import { shell } from '@duologue/domain/messages/site/shell'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { AskedCourses } from '../../courses/course-filters'
import { needLogin } from '../../session/need-login'
import { LoadingVoices } from '../../ui/feedback/loading-voices'
import { mainRoute } from './layout-routes'
import { pageHead, privateHead } from './page-head'

// What a page of courses loads comes with the page: nobody else needs it.
const loaders = () => import('../../courses/load-courses')

const search = createRoute({
  getParentRoute: () => mainRoute,
  path: 'courses',
  // The screen looks at what it is.
  validateSearch: (asked: AskedCourses) => asked,
  loaderDeps: ({ search: asked }) => asked,
  loader: async ({ context, deps }) => (await loaders()).loadSearch(context, deps),
  head: ({ match }) => pageHead(match, { title: shell.courses }),
  component: lazyRouteComponent(
    () => import('../../screens/courses/search-courses'),
    'SearchCourses',
  ),
})

/** /courses/{shortid}; the address ends in the title's slug. */
const course = createRoute({
  getParentRoute: () => mainRoute,
  path: 'courses/$courseId/$',
  loader: async ({ context, params, location }) =>
    (await loaders()).loadCourse(context, params, location.href),
  head: ({ match, loaderData }) => pageHead(match, loaderData),
  pendingComponent: LoadingVoices,
  component: lazyRouteComponent(() => import('../../screens/courses/course'), 'Course'),
})

const create = createRoute({
  getParentRoute: () => mainRoute,
  path: 'courses/create',
  /** A playlist whose conversations it begins with, and what is known of it. */
  validateSearch: (from: { playlist?: string; title?: string; language?: string }) => from,
  beforeLoad: ({ location }) => needLogin(location.href),
  head: () => privateHead(shell.newCourse),
  component: lazyRouteComponent(
    () => import('../../screens/courses/course-create'),
    'CourseCreate',
  ),
})

const edit = createRoute({
  getParentRoute: () => mainRoute,
  path: 'courses/$shortid/edit',
  beforeLoad: ({ location }) => needLogin(location.href),
  head: () => privateHead(shell.editCourse),
  component: lazyRouteComponent(() => import('../../screens/courses/course-edit'), 'CourseEdit'),
})

export const courseRoutes = [search, course, create, edit] as const
