import { assignUnitTexts as texts } from '@duologue/domain/messages/assignments/assign-unit'
import { Suspense, useState } from 'react'
import type { Client } from '../../api/client'
import button from '../../ui/button.module.css'
import { latePart } from '../../ui/feedback/late-part'
import type { AssignableUnit } from './assignable'

// Comes when it is asked for: most readers teach no class.
const AssignUnitDialog = latePart(
  async () => (await import('./assign-unit-dialog')).AssignUnitDialog,
)

/** Assigns a unit of a course to a class (assignments.md#assign-a-unit), for a teacher. */
export function AssignUnitButton({
  client,
  unit,
  user,
}: {
  client: Client
  unit: AssignableUnit
  user: string
}) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={button.quiet}
        aria-label={texts.assignNamed(unit.title)}
        onClick={() => setIsOpen(true)}
      >
        {texts.assign}
      </button>
      {isOpen ? (
        <Suspense>
          <AssignUnitDialog {...{ client, unit, user }} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
