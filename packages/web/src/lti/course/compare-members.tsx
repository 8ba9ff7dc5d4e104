import type { ComparedCourse } from '@duologue/contract/lti/course-calls'
import { commas } from '@duologue/domain/messages/joined'
import { courseOfClassTexts as texts } from '@duologue/domain/messages/lti/course-of-class'
import { useState } from 'react'
import type { Client } from '../../api/client'
import { makeCall } from '../../session/make-call'
import button from '../../ui/button.module.css'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog'
import { useSending } from '../../ui/feedback/use-sending'
import styles from './course-section.module.css'

const namesOf = (people: readonly { fullName: string }[]) =>
  commas(people.map(({ fullName }) => fullName))

/** How many, and their names where the course tells them. */
const counted = (told: string, names: readonly string[]) =>
  names.length > 0 ? texts.named(told, commas([...names])) : `${told}.`

/** What the course said of who is in it. */
function FoundMembers({ found, onRemove }: { found: ComparedCourse; onRemove: () => void }) {
  const { notHere, left, renamed, teachers } = found
  const isSame = notHere.count + left.length + teachers.notHere.count + teachers.left.length === 0
  return (
    <div className={styles.found} role="status">
      {renamed > 0 ? <p>{texts.renamed(renamed)}</p> : null}
      {isSame ? <p>{texts.same}</p> : null}
      {notHere.count > 0 ? <p>{counted(texts.notHere(notHere.count), notHere.names)}</p> : null}
      {teachers.notHere.count > 0 ? (
        <p>{counted(texts.teachersNotHere(teachers.notHere.count), teachers.notHere.names)}</p>
      ) : null}
      {notHere.count > 0 ? <p className={styles.told}>{texts.namesKept}</p> : null}
      {left.length > 0 ? (
        <>
          <p>{texts.named(texts.left(left.length), namesOf(left))}</p>
          <button type="button" className={button.secondary} onClick={onRemove}>
            {texts.remove}
          </button>
        </>
      ) : null}
      {teachers.left.length > 0 ? <p>{texts.teachersLeft(namesOf(teachers.left))}</p> : null}
    </div>
  )
}

/** Asks the course who is in it, and removes who has left once that is confirmed (lti.md#members). */
export function CompareMembers({
  client,
  id,
  onChanged,
}: {
  client: Client
  id: string
  onChanged: () => Promise<void>
}) {
  const [isSending, send] = useSending()
  const [found, setFound] = useState<ComparedCourse>()
  const [asks, setAsks] = useState(false)
  const compare = async (remove: string[]) => {
    const call = async () => {
      const answer = await client.lti.compareMembers({ params: { id }, body: { remove } })
      setFound(answer)
      if (answer.removed + answer.renamed > 0) await onChanged()
    }
    const isDone = await makeCall(client, call, remove.length > 0 ? texts.removed : undefined)
    if (isDone) setAsks(false)
  }
  const left = found?.left ?? []
  return (
    <>
      <p>
        <button
          type="button"
          className={button.primary}
          disabled={isSending}
          onClick={() => send(() => compare([]))}
        >
          {isSending ? texts.updating : texts.update}
        </button>
      </p>
      {found ? <FoundMembers found={found} onRemove={() => setAsks(true)} /> : null}
      {asks && left.length > 0 ? (
        <ConfirmDialog
          title={texts.removeTitle(left.length)}
          confirm={texts.remove}
          onConfirm={() => compare(left.map(one => one.id))}
          onClose={() => setAsks(false)}
        >
          <p>{namesOf(left)}</p>
          <p>{texts.removeLead}</p>
        </ConfirmDialog>
      ) : null}
    </>
  )
}
