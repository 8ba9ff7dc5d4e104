import type { ClassCard } from '@duologue/contract/classes'
import { endOfYearTexts as texts } from '@duologue/domain/messages/classes/end-of-year'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Client } from '../../api/client'
import button from '../../ui/button.module.css'
import { Dialog } from '../../ui/dialogs/dialog'
import { ArchiveClassDialog } from '../archiving/archive-class'
import { CopyClassDialog } from '../copying/copy-class-dialog'
import { classListQuery } from '../list-classes-query'
import styles from './end-of-year.module.css'

type Step = 'closed' | 'list' | { copy: ClassCard } | { archive: ClassCard }

/**
 * What is done with the own classes when a school year ends (classes.md#end-of-year): each is copied, its pupils are moved,
 * and it is archived. Nothing for whoever owns none in use.
 */
export function EndOfYear({ client, user }: { client: Client; user: string }) {
  const { data } = useQuery(classListQuery(client, user))
  const [step, setStep] = useState<Step>('closed')
  const own = (data?.classes ?? []).filter(
    ({ role, isArchived }) => role === 'teacher' && !isArchived,
  )
  const back = () => setStep('list')
  if (own.length === 0) return null
  if (typeof step === 'object' && 'copy' in step)
    return (
      <CopyClassDialog
        {...{ client, user, found: step.copy }}
        onCopied={async () => back()}
        onClose={back}
      />
    )
  if (typeof step === 'object')
    return <ArchiveClassDialog client={client} found={step.archive} onClose={back} />
  return (
    <>
      <p>
        <button type="button" className={button.secondary} onClick={back}>
          {texts.title}
        </button>
      </p>
      {step === 'list' ? (
        <Dialog title={texts.title} onClose={() => setStep('closed')}>
          <p>{texts.lead}</p>
          <ul className={styles.list}>
            {own.map(card => (
              <YearOfClass key={card.id} card={card} onStep={setStep} />
            ))}
          </ul>
        </Dialog>
      ) : null}
    </>
  )
}

function YearOfClass({ card, onStep }: { card: ClassCard; onStep: (step: Step) => void }) {
  const { id, name } = card
  return (
    <li>
      <bdi>{name}</bdi>
      <span className={styles.actions}>
        <button
          type="button"
          className={button.secondary}
          aria-label={texts.copyOf(name)}
          onClick={() => onStep({ copy: card })}
        >
          {texts.copy}
        </button>
        <Link
          to="/classes/$classId/teacher"
          params={{ classId: id }}
          search={{ tab: 'students' }}
          className={button.secondary}
          aria-label={texts.movePupilsOf(name)}
        >
          {texts.movePupils}
        </Link>
        <button
          type="button"
          className={button.secondary}
          aria-label={texts.archiveOf(name)}
          onClick={() => onStep({ archive: card })}
        >
          {texts.archive}
        </button>
      </span>
    </li>
  )
}
