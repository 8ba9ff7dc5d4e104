import type { ReactNode } from 'react'
import styles from './text-page.module.css'

/** A page of plain sentences: title, lead, sections; `children` stand between lead and sections. */
export function TextPage({
  page,
  children,
}: {
  page: {
    title: string
    lead?: string
    sections: readonly { heading: string; paragraphs: readonly string[] }[]
  }
  children?: ReactNode
}) {
  return (
    <article className={styles.text}>
      <h1>{page.title}</h1>
      {page.lead ? <p className={styles.lead}>{page.lead}</p> : null}
      {children}
      {page.sections.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {paragraphs.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  )
}
