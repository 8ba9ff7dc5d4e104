import type { Word } from '@duologue/contract/words'
import {
  codeOfSongLanguage,
  type SongLanguage,
  songDifficulties,
  songLanguages,
} from '@duologue/domain/choices/song-choices'
import { editorTexts as shared, songLanguageNames } from '@duologue/domain/messages/songs/editor'
import { wordTexts as texts } from '@duologue/domain/messages/songs/word-dialogs'
import {
  wordAnnotationFault,
  wordPinyinFault,
  wordTextFault,
  wordTranslationFault,
} from '@duologue/domain/words/word-fields'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Client } from '../api/client'
import { useRequestKey } from '../api/use-request-key'
import { makeCall } from '../session/make-call'
import { ChoiceField } from '../ui/fields/choice-field'
import { SubmitButton } from '../ui/fields/submit-button'
import { TextField } from '../ui/fields/text-field'
import { useForm } from '../ui/fields/use-form'
import { wordsChanged } from './search-words-query'
import { usePinyin } from './use-get-pinyin'
import { useSuggestion } from './use-get-rank'
import { WordDetails } from './word-details'
import styles from './word-form.module.css'

/** A word to be created; without pinyin of its own the server makes it. */
const wordOf = (
  typed: Record<'text' | 'translation' | 'difficulty' | 'type' | 'annotation', string>,
  language: SongLanguage,
  pinyin: string | undefined,
) => ({
  text: typed.text,
  translation: typed.translation,
  language,
  difficulty: songDifficulties.find(one => one === typed.difficulty) ?? 'beginner',
  phrase: typed.type === 'phrase',
  annotation: typed.annotation,
  ...(language === 'chinese' && pinyin !== undefined ? { pinyin } : {}),
})

/**
 * The form of a new word (words.md#create-a-word). Pinyin follows the text until somebody types there.
 *
 * @param fixedLanguage where it must be of one language, such as a song's.
 */
export function CreateWordForm({
  client,
  language: first,
  isFixed = false,
  text: firstText = '',
  onCreated,
}: {
  client: Client
  language: SongLanguage
  isFixed?: boolean
  text?: string
  onCreated: (word: Word) => void
}) {
  const queryClient = useQueryClient()
  const { keyFor, keyDone } = useRequestKey()
  const [language, setLanguage] = useState(first)
  const [text, setText] = useState(firstText)
  const [told, setTold] = useState<string | null>(null)
  const made = usePinyin(client, text, language === 'chinese')
  const hint = useSuggestion(client, text, language)

  const { field, form, isSending } = useForm({
    rules: {
      language: () => undefined,
      text: wordTextFault,
      // As long as nobody has typed there, the server makes it.
      pinyin: value => (told === null ? undefined : wordPinyinFault(value, language)),
      translation: wordTranslationFault,
      difficulty: () => undefined,
      type: () => undefined,
      annotation: wordAnnotationFault,
    },
    values: {
      language: first,
      text: firstText,
      type: firstText.includes(' ') ? 'phrase' : 'singleWord',
    },
    onSend: typed =>
      makeCall(
        client,
        async () => {
          const body = wordOf(typed, language, told === null ? undefined : typed.pinyin)
          const word = await client.words.createWord(
            { body },
            { key: keyFor(JSON.stringify(body)) },
          )
          keyDone()
          await wordsChanged(queryClient)
          onCreated(word)
        },
        texts.created,
      ),
  })
  const { onChange: textChanged, ...textField } = field('text')
  const { onChange: pinyinChanged, defaultValue: _, ...pinyinField } = field('pinyin')
  return (
    <form {...form} className={styles.form} aria-busy={isSending}>
      {isFixed ? null : (
        <ChoiceField
          {...field('language')}
          label={shared.language}
          choices={songLanguageNames}
          onChange={event =>
            setLanguage(songLanguages.find(one => one === event.target.value) ?? first)
          }
        />
      )}
      <div className={styles.taught}>
        <TextField
          {...textField}
          label={texts.text}
          lang={codeOfSongLanguage(language)}
          autoComplete="off"
          onChange={event => {
            setText(event.target.value)
            textChanged()
          }}
        />
      </div>
      <WordDetails
        language={language}
        hint={hint}
        field={name => (name === 'pinyin' ? pinyinField : field(name))}
        pinyin={{
          value: told ?? made,
          onChange: event => {
            setTold(event.target.value)
            pinyinChanged()
          },
        }}
      />
      <div className={styles.actions}>
        <SubmitButton isSending={isSending}>{texts.create}</SubmitButton>
      </div>
    </form>
  )
}
