import { textDirection } from '@duologue/domain/choices/languages'
import type { ReactNode } from 'react'
import { pinyinShown } from '../../saved-here/dialogue-choices'
import type { SpokenBy } from '../learn-line'
import styles from './line-bubble.module.css'

/**
 * A speech bubble: voice 1 on the left, voice 2 on the right (site.md#two-voices). What is said in it comes as
 * children.
 */
export function LineBubble({
  line,
  language,
  translationLanguage,
  showsTranslation = false,
  children,
}: {
  line: SpokenBy
  language: string
  translationLanguage: string
  showsTranslation?: boolean
  children?: ReactNode
}) {
  const showsPinyin = pinyinShown.use()
  return (
    <div className={styles.line} data-voice={line.voice}>
      <img className={styles.portrait} src={line.portrait} alt="" width="52" height="52" />
      <div className={styles.bubble}>
        <span className={styles.name}>{line.name}</span>
        {children ?? (
          <p className={styles.text} lang={language} dir={textDirection(language)}>
            {line.text}
          </p>
        )}
        {!children && showsPinyin && line.pinyin ? (
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
    </div>
  )
}
