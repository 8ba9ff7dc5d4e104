import { lazy, Suspense, useState } from 'react'
import type { Client } from '../api/client'
import button from '../ui/button.module.css'
import type { Assignable } from './assignable'

// Comes when it is asked for: most readers teach no class.
const AssignOffer = lazy(async () => ({ default: (await import('./assign-offer')).AssignOffer }))

/** Assign to Class (S1 section 2, S2 section 2); a visitor is asked to log in first. */
export function AssignButton({
  client,
  thing,
  address,
  label,
  name,
}: {
  client: Client
  thing: Assignable
  /** Where a visitor comes back to after the login. */
  address: string
  label: string
  /** What it is called among others of its kind. */
  name?: string
}) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={button.secondary}
        aria-label={name}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </button>
      {isOpen ? (
        <Suspense>
          <AssignOffer {...{ client, thing, address }} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
