import { sectionTexts } from '@duologue/domain/messages/site/text-section'
import { type ReactNode, useId } from 'react'
import styles from './text-page.module.css'

/** A page of plain sentences: title, lead, a box for students, sections; `children` stand at its end. */
export function TextPage({
  page,
  children,
}: {
  page: {
    title: string
    lead?: string
    forStudents?: readonly string[]
    sections: readonly { heading: string; paragraphs: readonly string[] }[]
  }
  children?: ReactNode
}) {
  const studentsId = useId()
  return (
    <article className={styles.text}>
      <h1>{page.title}</h1>
      {page.lead ? <p className={styles.lead}>{page.lead}</p> : null}
      {page.forStudents ? (
        <section className={styles.students} aria-labelledby={studentsId}>
          <h2 id={studentsId}>{sectionTexts.forStudents}</h2>
          <ul>
            {page.forStudents.map(sentence => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      ) : null}
      {page.sections.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {paragraphs.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      {children}
    </article>
  )
}
