import { useWithClassTexts as texts } from '@duologue/domain/messages/courses/use-with-class'
import { Suspense, useState } from 'react'
import type { Client } from '../../api/client'
import button from '../../ui/button.module.css'
import { latePart } from '../../ui/feedback/late-part'
import { Icon } from '../../ui/icon'

// Comes when it is asked for: most readers teach no class.
const UseWithClassDialog = latePart(
  async () => (await import('./use-with-class-dialog')).UseWithClassDialog,
)

/** Lets a teacher's class follow a course (courses.md#of-a-class). */
export function UseWithClassButton({
  client,
  course,
  language,
  user,
}: {
  client: Client
  /** Its id. */
  course: string
  language: string
  user: string
}) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" className={button.secondary} onClick={() => setIsOpen(true)}>
        <Icon name="user" /> {texts.useWithClass}
      </button>
      {isOpen ? (
        <Suspense>
          <UseWithClassDialog
            {...{ client, course, language, user }}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
