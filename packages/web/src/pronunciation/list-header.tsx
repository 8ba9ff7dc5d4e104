import type { PronunciationList } from '@duologue/contract/shapes/pronunciation-shapes'
import { displayLanguage, ownLanguageName } from '@duologue/domain/choices/languages'
import { pronunciationListTexts as texts } from '@duologue/domain/messages/pronunciation/pronunciation-lists'
import { heldTexts } from '@duologue/domain/messages/reports/held'
import type { ReactNode } from 'react'
import { LevelLadder } from '../conversations/search/level-ladder'
import { AuthorName } from '../ui/author-name'
import styles from './list-header.module.css'

/**
 * The head of a list's page (pronunciation.md#list-page): DRAFT badge, title, count, language, level, author,
 * description, actions.
 */
export function ListHeader({ list, children }: { list: PronunciationList; children: ReactNode }) {
  const { title, count, language, difficulty, author, description } = list
  return (
    <header className={styles.header}>
      {list.settings.isPublished ? null : (
        <span className={styles.draft}>{list.settings.isHeld ? heldTexts.held : texts.draft}</span>
      )}
      <h1 dir="auto">{title}</h1>
      <p className={styles.facts}>
        <span>{texts.items(count)}</span>
        <span lang={language} title={displayLanguage(language)}>
          {ownLanguageName(language)}
        </span>
        {difficulty ? <LevelLadder level={difficulty} /> : null}
        <span>
          {texts.by} <AuthorName author={author} />
        </span>
      </p>
      {description ? (
        <p className={styles.description} dir="auto">
          {description}
        </p>
      ) : null}
      <div className={styles.actions}>{children}</div>
    </header>
  )
}
