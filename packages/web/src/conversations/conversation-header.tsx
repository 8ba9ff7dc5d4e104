import type { Conversation } from '@duologue/contract/conversations'
import { textDirection } from '@duologue/domain/choices/languages'
import { coverOf, portraitOf } from '@duologue/domain/conversations/pictures'
import { readingMinutes } from '@duologue/domain/learn/step-seconds'
import { conversationPageTexts as pageTexts } from '@duologue/domain/messages/conversations/conversation-page'
import { conversationTexts as texts } from '@duologue/domain/messages/conversations/conversations'
import { heldTexts } from '@duologue/domain/messages/reports/held'
import type { ReactNode } from 'react'
import { useSceneAlt } from '../media/use-scene-alt'
import { useSession } from '../session/session'
import { AuthorName } from '../ui/author-name'
import { languageTip } from '../ui/language-tip'
import { LevelLadder } from '../ui/level-ladder'
import { inAnyLanguage } from '../ui/written-in'
import { ActionBar } from './action-bar'
import { BattleNotice } from './battle-notice'
import styles from './conversation-header.module.css'
import { Credit } from './credit'

/**
 * The head of a conversation's page: cover, title, DRAFT badge, language, level, author, cast, actions
 * (conversations.md#conversation-page).
 */
export function ConversationHeader({
  conversation,
  first,
  last,
  isLearnt,
  children,
}: {
  conversation: Conversation
  /** What stands before all other actions. */
  first: ReactNode
  /** What stands under all of them. */
  last: ReactNode
  /** Whether its reader has learnt its lines: then its battle is next. */
  isLearnt: boolean
  /** More that can be done with it. */
  children: ReactNode
}) {
  const { title, language, difficulty, author, description, character1, character2, dialogue } =
    conversation
  const session = useSession()
  const { coverimage, coverAlt, scene } = conversation
  const drawn = useSceneAlt(coverimage === null ? scene : null)
  // What it lacks is for who can mend it; who plays is told it there.
  const isOwn = session.status === 'user' && session.user.id === author?.id
  return (
    <header className={styles.header}>
      <div className={styles.cover}>
        <img
          src={coverOf(conversation)}
          alt={coverimage === null ? drawn : coverAlt}
          width="640"
          height="360"
          fetchPriority="high"
        />
        <ul className={styles.cast} aria-label={pageTexts.cast}>
          {([character1, character2] as const).map((character, index) => (
            <li key={index === 0 ? 'voice1' : 'voice2'} data-voice={index + 1}>
              <img
                src={portraitOf(conversation, index === 0 ? 1 : 2, character)}
                alt=""
                width="72"
                height="72"
              />
              <span>{character.name}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.text}>
        {conversation.settings.isPublished ? null : (
          <span className={styles.draft}>
            {conversation.settings.isHeld ? heldTexts.held : texts.draft}
          </span>
        )}
        <h1 lang={language} dir={textDirection(language)}>
          {title}
        </h1>
        <p className={styles.facts}>
          <span lang={language} title={languageTip(language, conversation.displayLanguage)}>
            {conversation.ownLanguageName}
          </span>
          {difficulty ? <LevelLadder level={difficulty} /> : null}
          <span>
            {texts.lines(dialogue.length)} · {texts.minutes(readingMinutes(dialogue.length))}
          </span>
          <span>
            {texts.by} <AuthorName author={author} />
          </span>
        </p>
        {description ? (
          <p className={styles.description} {...inAnyLanguage}>
            {description}
          </p>
        ) : null}
        <ActionBar conversation={conversation} first={first} isLearnt={isLearnt}>
          {children}
        </ActionBar>
        {last}
        {isOwn ? <BattleNotice conversation={conversation} /> : null}
        <Credit credit={conversation.credit} />
        {conversation.isDrafted ? <p className={styles.credit}>{pageTexts.drafted}</p> : null}
      </div>
    </header>
  )
}
