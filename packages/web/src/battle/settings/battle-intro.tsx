import type { Conversation } from '@duologue/contract/conversations'
import { textDirection } from '@duologue/domain/choices/languages'
import { portraitOf } from '@duologue/domain/conversations/pictures'
import { battleTexts as texts } from '@duologue/domain/messages/battle/arena'
import type { ReactNode } from 'react'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon'
import { languageTip } from '../../ui/language-tip'
import { inAnyLanguage } from '../../ui/written-in'
import { BackLink } from '../back-link'
import styles from './battle-intro.module.css'

function CharacterFigure({ conversation, number }: { conversation: Conversation; number: 1 | 2 }) {
  const character = number === 1 ? conversation.character1 : conversation.character2
  return (
    <li data-voice={number}>
      <img src={portraitOf(conversation, number, character)} alt="" width="132" height="132" />
      <span>{character.name}</span>
    </li>
  )
}

/** The intro screen: title, conversation, both characters, Options (battle.md#intro-screen). */
export function BattleIntro({
  conversation,
  level,
  info,
  onPlay,
  onOptions,
}: {
  conversation: Conversation
  /** The conversation's level as the product shows levels, if it has one. */
  level: ReactNode
  /** What else is to be said: the assignment info box (battle.md#intro-screen), what the conversation lacks. */
  info: ReactNode
  onPlay: () => void
  onOptions: () => void
}) {
  const { title, language, description, dialogue } = conversation
  return (
    <section className={styles.intro}>
      <BackLink script={conversation} className={button.quiet} />
      <div className={styles.stage}>
        <h1>{texts.battleMode}</h1>
        <p className={styles.title} lang={language} dir={textDirection(language)}>
          {title}
        </p>
        <ul className={styles.cast} aria-label={texts.cast}>
          <CharacterFigure conversation={conversation} number={1} />
          <CharacterFigure conversation={conversation} number={2} />
        </ul>
      </div>
      <p className={styles.facts}>
        <span lang={language} title={languageTip(language, conversation.displayLanguage)}>
          {conversation.ownLanguageName}
        </span>
        {level}
        <span>{texts.lines(dialogue.length)}</span>
      </p>
      {description ? (
        <p className={styles.description} {...inAnyLanguage}>
          {description}
        </p>
      ) : null}
      {info}
      <div className={styles.actions}>
        <button type="button" className={`${button.primary} ${button.large}`} onClick={onPlay}>
          <Icon name="sword" /> {texts.play}
        </button>
        <button type="button" className={`${button.secondary} ${button.large}`} onClick={onOptions}>
          <Icon name="settings" /> {texts.options}
        </button>
      </div>
    </section>
  )
}
