import { courseStartTexts as texts } from '@duologue/domain/messages/courses/course-start'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Client } from '../api/client'
import { learnedKey } from '../learn/learned-key'
import { dropStart, keepStart, keptStart } from '../saved-here/course-to-start'
import { mayWait } from '../session/may-wait'
import { notify } from '../ui/feedback/notify'

/**
 * Sends once what a visitor wanted to follow before they logged in (courses.md#starting); what cannot be sent now waits, and
 * what is refused for good goes unsaid, for its page says what there is.
 */
export function useSendKeptStart(
  client: Client,
  user: string | null,
  onStarted: () => void = () => undefined,
): void {
  const queryClient = useQueryClient()
  const send = useEffectEvent(async () => {
    const start = keptStart()
    if (!start) return
    // Before the answer, so that no second page sends it, too.
    dropStart()
    const { course: id, unit, place } = start
    try {
      const body = unit === null ? {} : { unit }
      await client.courses.startCourse({ params: { id }, body })
      onStarted()
      notify('success', place === null ? texts.started : texts.startedAt(place))
      await queryClient.invalidateQueries({ queryKey: learnedKey })
    } catch (error) {
      if (mayWait(error)) keepStart(start)
    }
  })
  useEffect(() => {
    if (user !== null) void send()
  }, [user])
}
