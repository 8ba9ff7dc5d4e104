import type { CourseOfClass, CourseSlip } from '@duologue/contract/lti/course-calls'
import { commas } from '@duologue/domain/messages/joined'
import { courseOfClassTexts as texts } from '@duologue/domain/messages/lti/course-of-class'
import { courseScoreTexts } from '@duologue/domain/messages/lti/course-scores'
import { moment } from '@duologue/domain/messages/said-in'
import type { Client } from '../../api/client'
import { makeCall } from '../../session/make-call'
import button from '../../ui/button.module.css'
import { useSending } from '../../ui/feedback/use-sending'
import styles from './course-section.module.css'
import { sendSlipAgain } from './send-slip-again'

const whatOf = ({ assignment, score }: CourseSlip) =>
  commas([assignment?.title ?? texts.deleted, score === null ? texts.begun : texts.score(score)])

/** Why a score waits, or was not taken, and when it is tried next. */
function reasonOf({ why, state, nextTry }: CourseSlip): string {
  if (why === null) return texts.soon
  const reason = courseScoreTexts.why[why]
  if (state !== 'waiting' || nextTry === null) return reason
  return `${reason} ${texts.nextTry(moment(Date.parse(nextTry)))}`
}

function SlipRow({ slip, onAgain }: { slip: CourseSlip; onAgain: (() => void) | undefined }) {
  const { student, state } = slip
  return (
    <li className={styles.row}>
      <div>
        <bdi>{student.fullName}</bdi>
        <p className={styles.told}>{whatOf(slip)}</p>
        <p className={state === 'stopped' ? styles.failed : styles.told}>{reasonOf(slip)}</p>
      </div>
      {onAgain && slip.why !== null ? (
        <button
          type="button"
          className={button.secondary}
          aria-label={texts.againOne(student.fullName, whatOf(slip))}
          onClick={onAgain}
        >
          {texts.again}
        </button>
      ) : null}
    </li>
  )
}

/** The scores that a course has not taken, each with its reason and a way to have it sent again (lti.md#course-of-a-class). */
export function CourseSlips({
  client,
  found,
  course,
  onSent,
}: {
  client: Client
  found: { id: string; isArchived?: boolean | undefined }
  course: CourseOfClass
  onSent: (course: CourseOfClass | null) => void
}) {
  const [isSending, send] = useSending()
  const again = (slip: string) =>
    send(async () => {
      const call = async () => onSent(await sendSlipAgain(client, found.id, slip))
      await makeCall(client, call, texts.willSend)
    })
  const open = course.slips.filter(({ state }) => state !== 'sent')
  const later = course.slips.filter(({ state }) => state === 'sent')
  const mayAgain = !found.isArchived && course.isOn && !isSending
  const more = course.waiting - open.length
  return (
    <>
      <div className={styles.head}>
        <h3>{texts.waiting(course.waiting)}</h3>
        {mayAgain && open.filter(({ why }) => why !== null).length > 1 ? (
          <button type="button" className={button.secondary} onClick={() => again('all')}>
            {texts.againAll}
          </button>
        ) : null}
      </div>
      {course.waiting === 0 ? <p className={styles.told}>{texts.noneWaiting}</p> : null}
      <ul className={styles.list}>
        {open.map(slip => (
          <SlipRow
            key={slip.id}
            slip={slip}
            onAgain={mayAgain ? () => again(slip.id) : undefined}
          />
        ))}
      </ul>
      {more > 0 ? <p className={styles.told}>{texts.more(more)}</p> : null}
      {later.length > 0 ? (
        <>
          <h3>{texts.later}</h3>
          <ul className={styles.list}>
            {later.map(slip => (
              <SlipRow key={slip.id} slip={slip} onAgain={undefined} />
            ))}
          </ul>
        </>
      ) : null}
    </>
  )
}
