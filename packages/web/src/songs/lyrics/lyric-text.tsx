import { textDirection } from '@duologue/domain/choices/languages'
import { inTranslation } from '../../ui/written-in'
import styles from './lyric-text.module.css'

/** A lyric in a row of a list, with its number: two lines of it at most, so that all rows are alike. */
export function LyricText({
  number,
  lang,
  text,
  translation,
}: {
  number: number
  lang: 'es' | 'fr' | 'zh' | 'de'
  text: string
  translation: string
}) {
  return (
    <>
      <span className={styles.place}>{number}</span>
      <span className={styles.text}>
        <span lang={lang} dir={textDirection(lang)}>
          {text}
        </span>
        <small {...inTranslation}>{translation}</small>
      </span>
    </>
  )
}
