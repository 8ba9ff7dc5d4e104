import type { ConversationCard as Card } from '@duologue/contract/conversations'
import { ownLanguageName, textDirection } from '@duologue/domain/choices/languages'
import { coverOf, portraitOf } from '@duologue/domain/conversations/pictures'
import { conversationTexts } from '@duologue/domain/messages/conversations'
import { slugify } from '@duologue/domain/text/slug'
import { Link } from '@tanstack/react-router'
import frame from '../ui/card.module.css'
import styles from './conversation-card.module.css'
import { LevelLadder } from './level-ladder'

/** A conversation as a card: its cover with the two characters, title, language, level and author (S1 section 2). */
export function ConversationCard({ conversation }: { conversation: Card }) {
  const { id, title, language, difficulty, author, character1, character2 } = conversation
  return (
    <Link
      className={`${frame.card} ${styles.card}`}
      to="/conversations/$conversationId/$"
      params={{ conversationId: id, _splat: slugify(title) }}
    >
      <span className={frame.cover}>
        <img src={coverOf(conversation)} alt="" width="640" height="360" loading="lazy" />
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
          <span className={frame.draft}>{conversationTexts.draft}</span>
        )}
        <span className={styles.play} aria-hidden="true">
          {conversationTexts.playNow}
        </span>
      </span>
      <span className={frame.text}>
        <strong className={frame.title} lang={language} dir={textDirection(language)}>
          {title}
        </strong>
        <span className={frame.facts}>
          <span lang={language}>{ownLanguageName(language)}</span>
          {difficulty ? <LevelLadder level={difficulty} /> : null}
        </span>
        <span className={frame.author}>
          {conversationTexts.by} {author?.displayName ?? conversationTexts.deletedUser}
        </span>
      </span>
    </Link>
  )
}
