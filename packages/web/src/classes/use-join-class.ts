import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { CallFailed } from '../api/call-failed'
import type { Client } from '../api/client'
import { refreshUser } from '../session/get-me'
import { classListQuery } from './list-classes-query'

/** What stands in the way of joining. */
export interface JoinFault {
  code: string
  message: string
}

/**
 * Joins a class as soon as somebody is logged in, once (classes.md#joining): undefined while it is on its way, then
 * what stands in its way; when it is done `onJoined` leads on. A login that is over ends the session here.
 */
export function useJoin(
  client: Client,
  { id, code, user }: { id: string; code: string | undefined; user: string | undefined },
  onJoined: () => void,
): JoinFault | undefined {
  const queryClient = useQueryClient()
  const [fault, setFault] = useState<JoinFault>()
  const join = async (studentId: string) => {
    try {
      const body = { studentId, ...(code === undefined ? {} : { code }) }
      await client.classes.joinClass({ params: { id }, body })
      await refreshUser(client)
      await queryClient.invalidateQueries(classListQuery(client, studentId))
      onJoined()
    } catch (error) {
      if (error instanceof CallFailed && error.status === 401) await refreshUser(client)
      else if (error instanceof CallFailed) setFault(error)
      else setFault({ code: '', message: '' })
    }
  }
  useEffect(() => {
    if (user !== undefined) void join(user)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each user, whatever is rendered meanwhile
  }, [user])
  return fault
}
