import { libraryTranslation, type SongLanguage } from '@duologue/domain/choices/song-choices'
import { editorTexts as shared, songDifficultyNames } from '@duologue/domain/messages/songs/editor'
import { wordTexts as texts } from '@duologue/domain/messages/songs/word-dialogs'
import type { ComponentProps } from 'react'
import { ChoiceField } from '../ui/fields/choice-field'
import { TextArea } from '../ui/fields/text-area'
import { TextField } from '../ui/fields/text-field'
import styles from './word-form.module.css'

type Field<Name extends string> = (name: Name) => object

/** The fields of a word that stay open to change; pinyin only of Chinese ones (words.md#word-fields). */
export function WordDetails({
  language,
  field,
  pinyin,
  hint,
}: {
  language: SongLanguage
  field: Field<'translation' | 'difficulty' | 'type' | 'pinyin' | 'annotation'>
  /** What the pinyin field has beside, where it follows the text. */
  pinyin?: Partial<ComponentProps<'input'>>
  /** What is known about how difficult the word is. */
  hint?: string | undefined
}) {
  return (
    <>
      {language === 'chinese' ? (
        <TextField
          {...field('pinyin')}
          {...pinyin}
          label={texts.pinyin}
          note={texts.pinyinNote}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          lang="zh-Latn"
        />
      ) : null}
      <TextField
        {...field('translation')}
        label={texts.translation}
        autoComplete="off"
        lang={libraryTranslation}
      />
      <div className={styles.pair}>
        <ChoiceField
          {...field('difficulty')}
          label={shared.difficulty}
          choices={songDifficultyNames}
          note={hint}
        />
        <ChoiceField {...field('type')} label={texts.type} choices={texts.types} />
      </div>
      <TextArea
        {...field('annotation')}
        label={texts.annotation}
        note={texts.annotationNote}
        rows={2}
      />
    </>
  )
}
