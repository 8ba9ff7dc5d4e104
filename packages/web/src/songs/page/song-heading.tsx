import type { SongSheet } from '@duologue/contract/songs/song-sheet'
import { ownSongLanguageNames } from '@duologue/domain/choices/own-song-language-names'
import { codeOfSongLanguage } from '@duologue/domain/choices/song-choices'
import { bandNames } from '@duologue/domain/messages/choices'
import { songPageTexts as texts } from '@duologue/domain/messages/songs/song-page'
import type { ReactNode } from 'react'
import { inAnyLanguage, inTranslation, writtenIn } from '../../ui/written-in'
import styles from './song-heading.module.css'
import { SongRights } from './song-rights'

/** The head of a song's page: what it is, whose it is, and what can be done with it (song-page.md#head). */
export function SongHeading({ sheet, children }: { sheet: SongSheet; children: ReactNode }) {
  const { title, titleTranslation, titlePinyin, artist, language, difficulty, state } = sheet
  const code = codeOfSongLanguage(language)
  return (
    <header className={styles.heading}>
      {state === 'open' ? null : <span className={styles.badge}>{texts[state]}</span>}
      <h1 {...writtenIn(code)}>{title}</h1>
      {titlePinyin ? <p lang={`${code}-Latn`}>{titlePinyin}</p> : null}
      {titleTranslation ? (
        <p className={styles.translation} {...inTranslation}>
          {titleTranslation}
        </p>
      ) : null}
      <p className={styles.facts}>
        <span>
          {texts.by} <span {...inAnyLanguage}>{artist}</span>
        </span>
        <span lang={code}>{ownSongLanguageNames[language]}</span>
        <span>{bandNames[difficulty]}</span>
        <span>{texts.lineCount(sheet.lines.length)}</span>
      </p>
      {sheet.tags.length > 0 ? (
        <ul className={styles.tags} aria-label={texts.tags}>
          {sheet.tags.map(tag => (
            <li key={tag} {...inAnyLanguage}>
              {tag}
            </li>
          ))}
        </ul>
      ) : null}
      <SongRights rights={sheet.rights} />
      <div className={styles.actions}>{children}</div>
    </header>
  )
}
