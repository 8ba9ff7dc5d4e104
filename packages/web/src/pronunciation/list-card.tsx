import type { PronunciationListCard } from '@duologue/contract/shapes/pronunciation-shapes'
import { pronunciationListTexts as texts } from '@duologue/domain/messages/pronunciation/pronunciation-lists'
import { coverOfList } from '@duologue/domain/pronunciation/cover-of-list'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSceneAlt } from '../media/use-scene-alt'
import { AuthorName } from '../ui/author-name'
import frame from '../ui/card.module.css'
import { type CoverPlace, fetchedBy } from '../ui/cover-place'
import { LevelLadder } from '../ui/level-ladder'
import { Marked } from '../ui/marked'
import { inAnyLanguage } from '../ui/written-in'
import styles from './list-card.module.css'

/**
 * A list as a card (pronunciation.md#searching): title, language, level, author, how many items; its actions are the
 * children.
 */
export function ListCard({
  list,
  asked,
  place = 'below',
  children,
}: {
  list: PronunciationListCard
  /** What was asked for is marked. */
  asked?: string | undefined
  place?: CoverPlace
  children?: ReactNode
}) {
  const { shortid, title, description, language, difficulty, author, count } = list
  return (
    <article className={frame.card}>
      <span className={frame.cover}>
        <img
          src={coverOfList(list)}
          alt={useSceneAlt(list.scene)}
          width="640"
          height="360"
          {...fetchedBy(place)}
        />
        {list.settings.isPublished ? null : <span className={frame.draft}>{texts.draft}</span>}
        <span className={frame.count}>{texts.items(count)}</span>
      </span>
      <span className={frame.text}>
        <strong className={frame.title} {...inAnyLanguage}>
          <Link to="/pronunciation/$shortid" params={{ shortid }}>
            <Marked text={title} asked={asked} />
          </Link>
        </strong>
        {description ? (
          <span className={frame.description} {...inAnyLanguage}>
            {description}
          </span>
        ) : null}
        <span className={frame.facts}>
          <span lang={language}>{list.ownLanguageName}</span>
          {difficulty ? <LevelLadder level={difficulty} /> : null}
        </span>
        <span className={frame.author}>
          {texts.by} <AuthorName author={author} />
        </span>
        {children ? <span className={styles.actions}>{children}</span> : null}
      </span>
    </article>
  )
}
