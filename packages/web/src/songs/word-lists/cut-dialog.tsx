import { codeOfSongLanguage } from '@duologue/domain/choices/song-choices'
import { cutTexts as texts } from '@duologue/domain/messages/songs/cut-words'
import type { CutScope } from '@duologue/domain/songs/lyrics/propagate-words'
import { joinWordList, splitWordList, wordListFault } from '@duologue/domain/words/word-list'
import { useId, useState } from 'react'
import button from '../../ui/button.module.css'
import { DialogForm } from '../../ui/dialogs/dialog-form'
import styles from './cut-dialog.module.css'
import { CutWords } from './cut-words'
import type { ListSheet } from './list-sheet'

const scopes: readonly CutScope[] = ['line', 'text', 'library']

/** Joins and parts the words of a lyric, and asks where that counts (issue 9). */
export function CutDialog({
  sheet,
  place,
  onClose,
}: {
  sheet: ListSheet
  place: number
  onClose: () => void
}) {
  const id = useId()
  const [line] = useState(() => sheet.lines()[place])
  const before = splitWordList(line?.list ?? '')
  const [words, setWords] = useState<readonly string[]>(before)
  const [scope, setScope] = useState<CutScope>('text')
  const [isTried, setIsTried] = useState(false)
  const text = line?.text ?? ''
  const lang = codeOfSongLanguage(sheet.language)
  const list = joinWordList(words)
  const isSame = list === joinWordList(before)
  const fault = wordListFault(list) ?? (isSame ? texts.nothing : undefined)
  const submit = () => {
    setIsTried(true)
    if (fault !== undefined) return
    sheet.fixCut(place, words, scope)
    onClose()
  }
  return (
    <DialogForm
      title={texts.title}
      submit={texts.fix}
      isSending={false}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{texts.lead}</p>
      <p className={styles.quote} lang={lang}>
        {text}
      </p>
      <CutWords
        words={words}
        line={{ text, language: sheet.language }}
        lang={lang}
        onChange={setWords}
      />
      <button
        type="button"
        className={`${button.quiet} ${styles.again}`}
        disabled={isSame}
        onClick={() => setWords(before)}
      >
        {texts.again}
      </button>
      <fieldset className={styles.scopes}>
        <legend>{texts.scope}</legend>
        {scopes.map(value => (
          <label key={value}>
            <input
              type="radio"
              name={`${id}scope`}
              value={value}
              aria-describedby={`${id}${value}`}
              checked={scope === value}
              onChange={() => setScope(value)}
            />
            {texts.scopes[value]}
            <small id={`${id}${value}`}>{texts.hints[value]}</small>
          </label>
        ))}
      </fieldset>
      <p className={styles.note}>{texts.toSave}</p>
      <p className={styles.fault} role="alert">
        {isTried ? fault : null}
      </p>
    </DialogForm>
  )
}
