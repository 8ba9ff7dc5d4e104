import type { Conversation, DialogueLine as Line } from '@duologue/contract/conversations'
import { textDirection } from '@duologue/domain/choices/languages'
import { portraitOf } from '@duologue/domain/conversations/pictures'
import { conversationPageTexts as texts } from '@duologue/domain/messages/conversations/conversation-page'
import { type MouseEvent, useEffect, useRef } from 'react'
import { Icon } from '../ui/icon'
import { IconButton } from '../ui/icon-button'
import styles from './dialogue-line.module.css'

/** Where in its text an element was pressed; undefined where text was marked, or where nobody can tell. */
function placeOf({ clientX, clientY }: MouseEvent): number | undefined {
  if (getSelection()?.isCollapsed === false) return undefined
  if (document.caretPositionFromPoint)
    return document.caretPositionFromPoint(clientX, clientY)?.offset
  return document.caretRangeFromPoint(clientX, clientY)?.startOffset
}

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
  onWord,
}: {
  line: Line
  conversation: Conversation
  isPlaying: boolean
  showsTranslation: boolean
  showsPinyin: boolean
  onPlay: () => void
  onStop: () => void
  /** A word is pressed at a place of the text, or the words are asked for from the first on. */
  onWord: (place: number) => void
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
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the button behind it does the same for keys and for who hears the page; its words stay text that can be read on and copied */}
        <p
          className={styles.text}
          lang={language}
          dir={textDirection(language)}
          onClick={event => {
            const place = placeOf(event)
            if (place !== undefined) onWord(place)
          }}
        >
          {line.text}
        </p>
        <button type="button" className="visually-hidden" onClick={() => onWord(0)}>
          {texts.words(line.position)}
        </button>
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
