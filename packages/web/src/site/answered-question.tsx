import { type Question, faqTexts as texts } from '@duologue/domain/messages/site/faq'
import { useEffect, useRef } from 'react'
import { Icon } from '../ui/icon'
import styles from './questions.module.css'

/** A question that opens to its answer; the one that the address names is open and in view. */
export function AnsweredQuestion({
  question: { id, question, answer, steps },
  isNamed,
}: {
  question: Question
  isNamed: boolean
}) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (!isNamed || !details.current) return
    details.current.open = true
    details.current.scrollIntoView({ block: 'start' })
    details.current.querySelector('summary')?.focus({ preventScroll: true })
  }, [isNamed])
  return (
    <details ref={details} id={id} className={styles.question}>
      <summary>{question}</summary>
      {answer.map(paragraph => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {steps ? (
        <ol>
          {steps.map(step => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      ) : null}
      <a href={`#${id}`} className={styles.link} aria-label={texts.linkTo(question)}>
        <Icon name="link" />
      </a>
    </details>
  )
}
