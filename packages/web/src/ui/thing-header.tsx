import type { Level } from '@duologue/domain/choices/levels'
import type { ComponentProps, ReactNode } from 'react'
import { AuthorName } from './author-name'
import { languageTip } from './language-tip'
import { LevelLadder } from './level-ladder'
import styles from './thing-header.module.css'
import { inAnyLanguage } from './written-in'

/** The head of the page of a list or a playlist: badge, title, how much is in it, language, level, author, description. */
export function ThingHeader({
  badge,
  title,
  counted,
  language,
  displayLanguage,
  ownLanguageName,
  level,
  by,
  author,
  description,
  children,
}: {
  badge: string | null
  title: string
  counted: string
  language: string | null
  displayLanguage: string | null
  ownLanguageName: string | null
  level: Level | null
  by: string
  author: ComponentProps<typeof AuthorName>['author']
  description: string
  children: ReactNode
}) {
  return (
    <header className={styles.header}>
      {badge === null ? null : <span className={styles.badge}>{badge}</span>}
      <h1 {...inAnyLanguage}>{title}</h1>
      <p className={styles.facts}>
        <span>{counted}</span>
        {language ? (
          <span lang={language} title={languageTip(language, displayLanguage ?? language)}>
            {ownLanguageName}
          </span>
        ) : null}
        {level ? <LevelLadder level={level} /> : null}
        <span>
          {by} <AuthorName author={author} />
        </span>
      </p>
      {description ? (
        <p className={styles.description} {...inAnyLanguage}>
          {description}
        </p>
      ) : null}
      <div className={styles.actions}>{children}</div>
    </header>
  )
}
