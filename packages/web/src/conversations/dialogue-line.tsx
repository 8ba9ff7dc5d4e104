import type { Conversation, DialogueLine as Line } from '@duologue/contract/conversations'
import { textDirection } from '@duologue/domain/choices/languages'
import { portraitOf } from '@duologue/domain/conversations/pictures'
import { conversationPageTexts as texts } from '@duologue/domain/messages/conversations/conversation-page'
import { useEffect, useRef } from 'react'
import { Icon } from '../ui/icon'
import { IconButton } from '../ui/icon-button'
import styles from './dialogue-line.module.css'

/**
 * One line as a speech bubble: voice 1 on the left, voice 2 on the right (site.md#two-voices). The playing one stays in
 * view.
 */
export function DialogueLine({
  line,
  conversation,
  isPlaying,
  showsTranslation,
  showsPinyin,
  onPlay,
  onStop,
}: {
  line: Line
  conversation: Conversation
  isPlaying: boolean
  showsTranslation: boolean
  showsPinyin: boolean
  onPlay: () => void
  onStop: () => void
}) {
  const place = useRef<HTMLLIElement>(null)
  const character = line.character === 1 ? conversation.character1 : conversation.character2
  const { language, translationLanguage } = conversation
  useEffect(() => {
    if (isPlaying) place.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }, [isPlaying])
  return (
    <li
      ref={place}
      className={styles.line}
      data-voice={line.character}
      aria-current={isPlaying || undefined}
    >
      <img
        className={styles.portrait}
        src={portraitOf(conversation, line.character, character)}
        alt=""
        width="52"
        height="52"
        loading="lazy"
      />
      <div className={styles.bubble}>
        <span className={styles.name}>{character.name}</span>
        {line.image ? (
          <img className={styles.image} src={line.image} alt="" loading="lazy" />
        ) : null}
        <p className={styles.text} lang={language} dir={textDirection(language)}>
          {line.text}
        </p>
        {showsPinyin && line.pinyin ? (
          <p className={styles.pinyin} lang={`${language}-Latn`}>
            {line.pinyin}
          </p>
        ) : null}
        {showsTranslation && line.translation ? (
          <p
            className={styles.translation}
            lang={translationLanguage}
            dir={textDirection(translationLanguage)}
          >
            {line.translation}
          </p>
        ) : null}
      </div>
      <IconButton
        className={styles.play}
        label={isPlaying ? texts.stopLine(line.position) : texts.playLine(line.position)}
        onClick={isPlaying ? onStop : onPlay}
      >
        <Icon name={isPlaying ? 'stop' : 'play'} filled />
      </IconButton>
    </li>
  )
}
