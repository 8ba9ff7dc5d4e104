import { questionGroups, faqTexts as texts } from '@duologue/domain/messages/site/faq'
import { hasEveryWord } from '@duologue/domain/text/find-words'
import { useEffect, useState } from 'react'
import { TextField } from '../ui/fields/text-field'
import { AnsweredQuestion } from './answered-question'
import styles from './questions.module.css'

/** The question that the address names, once the page is awake: the server never sees that part of an address. */
function useNamedQuestion(): string {
  const [named, setNamed] = useState('')
  useEffect(() => {
    const look = () => setNamed(window.location.hash.slice(1))
    look()
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [])
  return named
}

/** All questions in their groups, and a field that leaves those with every typed word. */
export function Questions() {
  const [typed, setTyped] = useState('')
  const named = useNamedQuestion()
  const groups = questionGroups
    .map(({ name, questions }) => ({
      name,
      questions: questions.filter(({ question, answer, steps = [] }) =>
        hasEveryWord([name, question, ...answer, ...steps].join(' '), typed),
      ),
    }))
    .filter(({ questions }) => questions.length > 0)
  const total = groups.reduce((sum, { questions }) => sum + questions.length, 0)
  return (
    <>
      <div className={styles.search}>
        <TextField
          label={texts.search}
          type="search"
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
      </div>
      <p role="status" className={styles.found}>
        {typed.trim() === '' ? '' : total === 0 ? texts.nothing : texts.found(total)}
      </p>
      {groups.map(({ name, questions }) => (
        <section key={name}>
          <h2>{name}</h2>
          {questions.map(question => (
            <AnsweredQuestion
              key={question.id}
              question={question}
              isNamed={question.id === named}
            />
          ))}
        </section>
      ))}
    </>
  )
}
