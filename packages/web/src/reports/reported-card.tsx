import type { ReportedThing } from '@duologue/contract/reports'
import type { ReportDecision } from '@duologue/domain/choices/report-choices'
import { reportListTexts as texts } from '@duologue/domain/messages/reports/report-list'
import { reportTexts } from '@duologue/domain/messages/reports/reports'
import { day } from '@duologue/domain/messages/said-in'
import { useId } from 'react'
import { AuthorName } from '../ui/author-name'
import button from '../ui/button.module.css'
import { inAnyLanguage } from '../ui/written-in'
import styles from './reported-card.module.css'
import { ReportsOfThing } from './reports-of-thing'

/** What can be decided now: what is decided already is not offered again, unless there are reports since. */
function choicesFor({ isOpen, isHideable, decision }: ReportedThing): ReportDecision[] {
  const all: ReportDecision[] = isHideable ? ['keep', 'hide'] : ['keep']
  return isOpen ? all : all.filter(choice => choice !== decision?.decision)
}

/**
 * Something that was reported: what it is, what is said of it, what was decided, and the switch (reports.md#deciding).
 */
export function ReportedCard({
  thing,
  isBusy,
  onDecide,
}: {
  thing: ReportedThing
  isBusy: boolean
  onDecide: (decision: ReportDecision) => void
}) {
  const { kind, title, page, author, isHeld, isHideable, decision } = thing
  const id = useId()
  const words = isHideable
    ? { keep: texts.keep, hide: texts.hide }
    : { keep: texts.done, hide: texts.hide }
  return (
    <article className={styles.thing} aria-labelledby={id}>
      <header className={styles.head}>
        <p className={styles.facts}>
          <span>{reportTexts.kinds[kind]}</span>
          {isHeld ? <span className={styles.hidden}>{texts.hidden}</span> : null}
        </p>
        <h2 id={id} {...inAnyLanguage}>
          <a href={page}>{title}</a>
        </h2>
        {isHideable && kind !== 'song' ? (
          <p className={styles.author}>
            {texts.by} <AuthorName author={author} />
          </p>
        ) : null}
      </header>
      <ReportsOfThing reports={thing.reports} total={thing.total} />
      {decision ? (
        <p className={styles.decision}>
          {texts.decision[isHideable ? decision.decision : 'done'](
            decision.by ?? texts.noEditor,
            day(Date.parse(decision.at)),
          )}
        </p>
      ) : null}
      {isHideable ? null : <p className={styles.decision}>{texts.notHideable}</p>}
      <div className={styles.choices}>
        {choicesFor(thing).map(choice => (
          <button
            key={choice}
            type="button"
            className={button.secondary}
            aria-label={texts.choose(words[choice], title)}
            disabled={isBusy}
            onClick={() => onDecide(choice)}
          >
            {words[choice]}
          </button>
        ))}
      </div>
    </article>
  )
}
