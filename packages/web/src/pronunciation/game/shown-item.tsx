import { textDirection } from '@duologue/domain/choices/languages'
import type { PronunciationItem } from '@duologue/domain/pronunciation/item'
import { inTranslation } from '../../ui/written-in'
import styles from './shown-item.module.css'

/** An item as it is read: its text in its language, and what stands under it. */
export function ShownItem({
  item,
  language,
  hasPinyin = true,
  hasTranslation = true,
}: {
  item: Pick<PronunciationItem, 'text' | 'pinyin' | 'translation'>
  language: string
  hasPinyin?: boolean
  hasTranslation?: boolean
}) {
  return (
    <span className={styles.item}>
      <span className={styles.text} lang={language} dir={textDirection(language)}>
        {item.text}
      </span>
      {hasPinyin && item.pinyin ? (
        <span className={styles.under} lang={`${language}-Latn`}>
          {item.pinyin}
        </span>
      ) : null}
      {hasTranslation && item.translation ? (
        <span className={styles.under} {...inTranslation}>
          {item.translation}
        </span>
      ) : null}
    </span>
  )
}
