import type { PlanStep } from '@duologue/contract/days'
import { textDirection } from '@duologue/domain/choices/languages'
import { smallCoverOf } from '@duologue/domain/conversations/pictures'
import { dayTexts as texts } from '@duologue/domain/messages/days/days'
import { coverOfList } from '@duologue/domain/pronunciation/cover-of-list'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { thingOf } from '../assignments/assign/assignable'
import { OpenAssignment } from '../assignments/open-assignment'
import { daysAway } from '../assignments/today-here'
import button from '../ui/button.module.css'
import { Icon } from '../ui/icon'
import { inAnyLanguage } from '../ui/written-in'
import styles from './today.module.css'

type Told<Kind extends PlanStep['kind']> = Extract<PlanStep, { kind: Kind }>

/** What a row says, and the way to it. */
interface Row {
  picture: ReactNode
  title: ReactNode
  why: string
  /** What its button says, beside what its row says. */
  open: (className: string, children: ReactNode) => ReactNode
}

function reviewRow({ lines, isDone }: Told<'review'>, language: string | null): Row {
  return {
    picture: <Icon name="clock" />,
    title: isDone ? texts.linesReviewed(lines) : texts.reviewLines(lines),
    why: texts.reviewWhy,
    open: (className, children) => (
      <Link
        className={className}
        to="/review"
        search={{ lines: String(lines), ...(language === null ? {} : { language }) }}
      >
        {children}
      </Link>
    ),
  }
}

function assignmentRow({ assignment, class: of }: Told<'assignment'>): Row {
  return {
    picture: <Icon name="user" />,
    title: <span {...inAnyLanguage}>{thingOf(assignment)?.title}</span>,
    why: texts.assignedWhy(of.name, daysAway(assignment.dateDue, assignment.timeZone)),
    open: (className, children) => (
      <OpenAssignment assignment={assignment} className={className}>
        {children}
      </OpenAssignment>
    ),
  }
}

/** For which unit of a course something is, where it is for one: its first aim, else its title. */
const unitWhy = ({ unit }: Pick<Told<'list'>, 'unit'>): string | undefined => {
  if (!unit) return undefined
  const { number, title, aim } = unit
  if (aim !== null) return texts.unitAim(number, aim)
  return title === '' ? texts.unitNumber(number) : texts.unitCalled(number, title)
}

const whys = { learn: texts.learnWhy, say: texts.sayWhy, duel: texts.duelWhy } as const

function thingRow(step: Told<'learn' | 'say' | 'duel'>): Row {
  const { kind, conversation } = step
  const { id, language, title, shortid } = conversation
  const written = (
    <span lang={language} dir={textDirection(language)}>
      {title}
    </span>
  )
  return {
    picture: <img src={smallCoverOf(conversation)} alt="" width="640" height="360" />,
    title:
      kind === 'duel' ? (
        <>
          {texts.duelOf} {written}
        </>
      ) : (
        written
      ),
    why: unitWhy(step) ?? whys[kind],
    open: (className, children) =>
      kind === 'duel' ? (
        <Link
          className={className}
          to="/conversations/$conversationId/game"
          params={{ conversationId: id }}
        >
          {children}
        </Link>
      ) : (
        <Link
          className={className}
          to="/convo/$conversationId/learn"
          params={{ conversationId: shortid }}
          search={kind === 'say' ? { step: 'turn' } : {}}
        >
          {children}
        </Link>
      ),
  }
}

function listRow(step: Told<'list'>): Row {
  const { list } = step
  return {
    picture: <img src={coverOfList(list)} alt="" width="640" height="360" />,
    title: (
      <>
        {texts.soundsOf} <span {...inAnyLanguage}>{list.title}</span>
      </>
    ),
    why: unitWhy(step) ?? '',
    open: (className, children) => (
      <Link className={className} to="/pronunciation/game" search={{ list: list.shortid }}>
        {children}
      </Link>
    ),
  }
}

/** How a step of a plan is told, wherever it stands. */
export function rowOf(step: PlanStep, language: string | null): Row {
  if (step.kind === 'review') return reviewRow(step, language)
  if (step.kind === 'assignment') return assignmentRow(step)
  return step.kind === 'list' ? listRow(step) : thingRow(step)
}

/** One row of a plan: picture, what, why, minutes, one button; a check when it is done. */
export function PlanRow({
  step,
  language,
  isFirst,
}: {
  step: PlanStep
  language: string | null
  /** Whether it is what is to be done next. */
  isFirst: boolean
}) {
  const { picture, title, why, open } = rowOf(step, language)
  const { minutes, isDone } = step
  return (
    <li className={styles.row} data-done={isDone}>
      <span className={styles.picture} aria-hidden="true">
        {picture}
      </span>
      <div className={styles.what}>
        <h2>{title}</h2>
        <p>
          {why} <span className={styles.minutes}>{texts.dayMinutes(minutes)}</span>
        </p>
      </div>
      {isDone ? (
        <p className={styles.check}>
          <Icon name="check" /> {texts.isDone}
        </p>
      ) : (
        open((isFirst ? button.primary : button.secondary) ?? '', texts.does[step.kind])
      )}
    </li>
  )
}
