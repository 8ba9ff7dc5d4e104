import type { Word } from '@duologue/contract/words'
import { songDifficulties } from '@duologue/domain/choices/song-choices'
import { wordTexts as texts } from '@duologue/domain/messages/songs/word-dialogs'
import {
  wordAnnotationFault,
  wordPinyinFault,
  wordTranslationFault,
} from '@duologue/domain/words/word-fields'
import { useQueryClient } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { makeCall } from '../session/make-call'
import { SubmitButton } from '../ui/fields/submit-button'
import { useForm } from '../ui/fields/use-form'
import { wordsChanged } from './search-words-query'
import { WordDetails } from './word-details'
import styles from './word-form.module.css'
import { WordHead } from './word-head'

/** The form that changes a word; its text and language stay (words.md#edit-a-word). */
export function EditWordForm({
  client,
  word,
  onSaved,
}: {
  client: Client
  word: Word
  onSaved: (word: Word) => void
}) {
  const queryClient = useQueryClient()
  const { field, form, isSending } = useForm({
    rules: {
      pinyin: value => wordPinyinFault(value, word.language),
      translation: wordTranslationFault,
      difficulty: () => undefined,
      type: () => undefined,
      annotation: wordAnnotationFault,
    },
    values: {
      pinyin: word.pinyin ?? '',
      translation: word.translation,
      difficulty: word.difficulty,
      type: word.phrase ? 'phrase' : 'singleWord',
      annotation: word.annotation,
    },
    onSend: typed =>
      makeCall(
        client,
        async () => {
          const saved = await client.words.updateWord({
            params: { id: word.id },
            body: {
              translation: typed.translation,
              difficulty: songDifficulties.find(one => one === typed.difficulty) ?? word.difficulty,
              phrase: typed.type === 'phrase',
              annotation: typed.annotation,
              version: word.version,
              ...(word.language === 'chinese' ? { pinyin: typed.pinyin } : {}),
            },
          })
          await wordsChanged(queryClient)
          onSaved(saved)
        },
        texts.updated,
      ),
  })
  return (
    <form {...form} className={styles.form} aria-busy={isSending}>
      <WordHead word={word} />
      <WordDetails language={word.language} field={field} />
      <div className={styles.actions}>
        <SubmitButton isSending={isSending}>{texts.save}</SubmitButton>
      </div>
    </form>
  )
}
