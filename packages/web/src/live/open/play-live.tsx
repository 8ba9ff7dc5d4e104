import type { Assignment } from '@duologue/contract/shapes/assignment'
import type { HallSettings } from '@duologue/domain/live/hall-settings'
import { openHallTexts as texts } from '@duologue/domain/messages/live/open-hall'
import { Suspense, useState } from 'react'
import type { Client } from '../../api/client'
import button from '../../ui/button.module.css'
import { latePart } from '../../ui/feedback/late-part'
import type { LiveThing } from './live-thing'

const OpenHallDialog = latePart(async () => (await import('./open-hall-dialog')).OpenHallDialog)

const modes: readonly HallSettings['mode'][] = ['reading', 'listening', 'writing']

/** What an assignment is about, where a class can play it live: nothing that is spoken or sung. */
function assignedThing(assignment: Assignment, classId: string): LiveThing | null {
  const { id, conversation, pronunciationList, mode, difficulty } = assignment
  const thing = conversation ?? pronunciationList
  const fixedMode = modes.find(each => each === mode)
  if (!thing || thing.isDeleted || (mode !== 'any' && !fixedMode)) return null
  const fixed = {
    ...(fixedMode ? { mode: fixedMode } : {}),
    ...(difficulty === 'any' ? {} : { difficulty }),
  }
  return {
    kind: conversation ? 'conversation' : 'list',
    id: thing.id,
    title: thing.title,
    assigned: { id, classId, fixed },
  }
}

/** Play live: opens a game over what is assigned, which counts for it (live.md#opening). */
export function PlayLive({
  client,
  assignment,
  classId,
  user,
}: {
  client: Client
  assignment: Assignment
  classId: string
  user: string
}) {
  const [isOpen, setOpen] = useState(false)
  const thing = assignedThing(assignment, classId)
  if (thing === null) return null
  return (
    <>
      <button type="button" className={button.secondary} onClick={() => setOpen(true)}>
        {texts.playLive}
      </button>
      {isOpen ? (
        <Suspense>
          <OpenHallDialog
            client={client}
            thing={thing}
            user={user}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
