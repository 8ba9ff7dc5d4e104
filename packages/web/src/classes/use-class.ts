import type { SchoolClass } from '@duologue/contract/classes'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { CallFailed } from '../api/call-failed'
import type { Client } from '../api/client'
import { refreshUser } from '../session/get-me'
import { classQuery } from './get-class-query'

/** Whose page of a class it is. */
export type ClassSide = 'teacher' | 'student'

const isOnSide = (found: SchoolClass, user: string, side: ClassSide) =>
  side === 'teacher'
    ? found.role === 'teacher' || found.role === 'coTeacher'
    : found.students?.some(({ id }) => id === user) === true

const statusOf = (error: unknown) => (error instanceof CallFailed ? error.status : undefined)

/**
 * A class for one of its two pages; `found` is undefined until it is known that the page is for this user. Whoever is
 * on another side goes to the dashboard, with the news that there is no such class where that is all that can be known;
 * a login that is over ends the session here (classes.md#class-pages).
 */
export function useClass(client: Client, id: string, user: string, side: ClassSide) {
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery(classQuery(client, id, user))
  const status = statusOf(error)
  // A malformed id is that of no class.
  const isMissing = status === 404 || status === 400
  const isElsewhere = data !== undefined && !isOnSide(data, user, side)
  useEffect(() => {
    if (status === 401) void refreshUser(client)
    else if (isMissing || isElsewhere)
      void navigate({ to: '/classes', replace: true, state: { isClassMissing: isMissing } })
  }, [status, isMissing, isElsewhere, client, navigate])
  const found = isElsewhere || isMissing || status === 401 ? undefined : data
  const isFailed = error !== null && !isMissing && status !== 401 && found === undefined
  return { found, isFailed, retry: () => void refetch() }
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page before wanted a class that is not there. */
    isClassMissing?: boolean
  }
}
