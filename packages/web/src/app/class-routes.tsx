import { shell } from '@duologue/domain/messages/shell'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { mainRoute } from './layout-routes'

const head = (title: string) => () => ({
  meta: [{ title }, { name: 'robots', content: 'noindex' }],
})

const dashboard = createRoute({
  getParentRoute: () => mainRoute,
  path: 'classes',
  head: () => ({
    meta: [
      { title: shell.classDashboard },
      { name: 'description', content: shell.classDescription },
    ],
  }),
  component: lazyRouteComponent(() => import('../screens/class-dashboard'), 'ClassDashboard'),
})

const teacher = createRoute({
  getParentRoute: () => mainRoute,
  path: 'classes/$classId/teacher',
  validateSearch: ({ tab }: Record<string, unknown>): { tab?: 'students' | 'settings' } =>
    tab === 'students' || tab === 'settings' ? { tab } : {},
  head: head(shell.classTaught),
  component: lazyRouteComponent(() => import('../screens/class-teacher'), 'ClassTeacher'),
})

const student = createRoute({
  getParentRoute: () => mainRoute,
  path: 'classes/$classId/student',
  head: head(shell.classJoined),
  component: lazyRouteComponent(() => import('../screens/class-student'), 'ClassStudent'),
})

const join = createRoute({
  getParentRoute: () => mainRoute,
  path: 'classes/$classId/join',
  validateSearch: ({ code }: Record<string, unknown>): { code?: string } =>
    typeof code === 'string' && /^[\w-]{1,100}$/.test(code) ? { code } : {},
  head: head(shell.joinClass),
  component: lazyRouteComponent(() => import('../screens/class-join'), 'ClassJoin'),
})

/** The pages of classes (S2 section 2). */
export const classRoutes = [dashboard, teacher, student, join] as const
