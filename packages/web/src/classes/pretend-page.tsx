import type { SchoolClass } from '@duologue/contract/classes'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Notifications } from '../ui/notifications'

/** What a page gives to its parts, for tests: a place in the router, a cache, notifications. */
export function PretendPage({ children }: { children: ReactNode }) {
  const history = createMemoryHistory({ initialEntries: ['/'] })
  const router = createRouter({ routeTree: createRootRoute(), history })
  return (
    <QueryClientProvider client={new QueryClient()}>
      <RouterContextProvider router={router}>
        {children}
        <Notifications />
      </RouterContextProvider>
    </QueryClientProvider>
  )
}

const student = (number: number, fullName: string) => ({
  id: `s${number}`,
  username: `user${number}`,
  displayName: `user${number}`,
  avatar: null,
  givenName: null,
  familyName: null,
  fullName,
  email: `${number}@school.example`,
  joinedAt: '2026-03-04T10:20:00.000Z',
  allowances: { extraTime: 1 as const, relaxed: false },
})

/** A class as its teacher sees it, for tests. */
export const sampleClass: SchoolClass = {
  id: 'class-id',
  name: 'French 1',
  color: 'teal',
  icon: 'book',
  language: 'french',
  teacher: { id: 'teacher-id', fullName: 'Marie Dubois', email: null, avatar: null },
  scores: 'own',
  studentCount: 2,
  joinLink: 'http://elsewhere.example/classes/class-id/join?code=abc',
  isOpen: true,
  shop: null,
  students: [student(1, 'Ana Ruiz'), student(2, 'Zoë Müller')],
  assignments: [],
  plays: [],
}
