import type { FoundConversation } from '@duologue/contract/conversations'
import type { OwnBest } from '@duologue/contract/plays'
import { scoreGrade } from '@duologue/domain/battle/scoring/score-grade'
import { textDirection } from '@duologue/domain/choices/languages'
import { portraitOf, smallCoverOf } from '@duologue/domain/conversations/pictures'
import { readingMinutes } from '@duologue/domain/learn/step-seconds'
import { conversationTexts as texts } from '@duologue/domain/messages/conversations/conversations'
import { slugify } from '@duologue/domain/text/slug'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSceneAlt } from '../media/use-scene-alt'
import { AuthorName } from '../ui/author-name'
import frame from '../ui/card.module.css'
import { type CoverPlace, fetchedBy } from '../ui/cover-place'
import { LevelLadder } from '../ui/level-ladder'
import { Marked } from '../ui/marked'
import styles from './conversation-card.module.css'

/** The cover with the two characters. */
function Cover({ conversation, place }: { conversation: FoundConversation; place: CoverPlace }) {
  const { character1, character2, coverimage, scene } = conversation
  const alt = useSceneAlt(coverimage === null ? scene : null)
  return (
    <span className={frame.cover}>
      <img
        src={smallCoverOf(conversation)}
        alt={alt}
        width="640"
        height="360"
        {...fetchedBy(place)}
      />
      <span className={styles.cast}>
        {([character1, character2] as const).map((character, index) => (
          <img
            key={index === 0 ? 'voice1' : 'voice2'}
            src={portraitOf(conversation, index === 0 ? 1 : 2, character)}
            alt={character.name}
            width="48"
            height="48"
            loading="lazy"
          />
        ))}
      </span>
      {conversation.settings.isPublished ? null : (
        <span className={frame.draft}>{texts.draft}</span>
      )}
      <span className={styles.play} aria-hidden="true">
        {texts.playNow}
      </span>
    </span>
  )
}

/**
 * A conversation as a card: its cover with the two characters, title, what it is about, language, level and author
 * (conversations.md#cards ). What was `asked` for is marked; `best` is how far the reader has come with it.
 */
export function ConversationCard({
  conversation,
  asked,
  best,
  place = 'below',
  isOwn = false,
  children,
}: {
  conversation: FoundConversation
  asked?: string | undefined
  /** Null when the reader has not played it; undefined while nobody knows. */
  best?: OwnBest | null | undefined
  place?: CoverPlace
  /** It stands in its author's own library. */
  isOwn?: boolean
  /** What else can be done with it. */
  children?: ReactNode
}) {
  const { id, title, gist, language, difficulty, lines, author, excerpt } = conversation
  const written = { lang: language, dir: textDirection(language) }
  const translated = conversation.translationLanguage
  return (
    <article className={`${frame.card} ${styles.card}`}>
      <Cover conversation={conversation} place={place} />
      <span className={frame.text}>
        <strong className={frame.title} {...written}>
          <Link
            to="/conversations/$conversationId/$"
            params={{ conversationId: id, _splat: slugify(title) }}
          >
            <Marked text={title} asked={asked} />
          </Link>
        </strong>
        {gist ? (
          <span className={styles.gist} lang={translated} dir={textDirection(translated)}>
            <Marked text={gist} asked={asked} />
          </span>
        ) : null}
        {excerpt ? (
          <q className={styles.excerpt} {...written}>
            <Marked text={excerpt} asked={asked} />
          </q>
        ) : null}
        <span className={frame.facts}>
          <span lang={language}>{conversation.ownLanguageName}</span>
          {difficulty ? <LevelLadder level={difficulty} /> : null}
          <span>
            {texts.lines(lines)} · {texts.minutes(readingMinutes(lines))}
          </span>
          {best ? (
            <span
              className={styles.best}
              data-grade={scoreGrade(best.share)}
              title={texts.bestHelp(best.score, best.share)}
            >
              {texts.best(best.share)}
            </span>
          ) : null}
          {best === null ? <span>{texts.notPlayed}</span> : null}
        </span>
        <span className={frame.author}>
          {texts.by}{' '}
          <AuthorName author={author}>
            <Marked text={author?.displayName ?? ''} asked={asked} />
          </AuthorName>
        </span>
        {isOwn ? (
          <Link
            to="/convo/$shortid/edit"
            params={{ shortid: conversation.shortid }}
            className={styles.edit}
            aria-label={texts.editThis(title)}
          >
            {texts.edit}
          </Link>
        ) : null}
        {children}
      </span>
    </article>
  )
}
