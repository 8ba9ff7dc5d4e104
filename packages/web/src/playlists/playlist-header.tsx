import type { Playlist } from '@duologue/contract/playlists'
import { ownLanguageName } from '@duologue/domain/choices/languages'
import { playlistTexts as texts } from '@duologue/domain/messages/playlists/playlists'
import type { ReactNode } from 'react'
import { LevelLadder } from '../conversations/search/level-ladder'
import { AuthorName } from '../ui/author-name'
import styles from './playlist-header.module.css'

/** The head of a playlist's page: name, count, language, level, author, description (playlists.md#playlist-page). */
export function PlaylistHeader({
  playlist,
  children,
}: {
  playlist: Playlist
  children?: ReactNode
}) {
  const { name, count, language, difficulty, author, description } = playlist
  return (
    <header className={styles.header}>
      <h1>{name}</h1>
      <p className={styles.facts}>
        <span>{texts.conversations(count)}</span>
        {language ? <span lang={language}>{ownLanguageName(language)}</span> : null}
        {difficulty ? <LevelLadder level={difficulty} /> : null}
        <span>
          {texts.by} <AuthorName author={author} />
        </span>
      </p>
      {description ? <p className={styles.description}>{description}</p> : null}
      {children}
    </header>
  )
}
