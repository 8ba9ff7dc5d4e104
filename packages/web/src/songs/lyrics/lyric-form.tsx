import { codeOfSongLanguage, libraryTranslation } from '@duologue/domain/choices/song-choices'
import { songEditorTexts as texts } from '@duologue/domain/messages/songs/song-editor'
import { useEffect, useRef } from 'react'
import button from '../../ui/button.module.css'
import { TextArea } from '../../ui/fields/text-area'
import { Toggle } from '../../ui/fields/toggle'
import { Icon } from '../../ui/icon'
import { IconButton } from '../../ui/icon-button'
import styles from './lyric-form.module.css'
import type { LyricFormProps } from './lyric-form-props'
import { LyricTags } from './lyric-tags'
import { LyricTime } from './lyric-time'
import { LyricWords } from './lyric-words'
import { useTyped } from './use-typed'

function SharedText({
  field,
  label,
  note,
  rows = 2,
  form,
  lang,
}: {
  field: 'text' | 'translation' | 'pinyin' | 'annotation'
  label: string
  note?: string | undefined
  rows?: number
  form: LyricFormProps
  lang?: string
}) {
  const typed = useTyped(
    form.line[field],
    value => form.onSet(field, value),
    (began, left) => form.onLeft(field, began, left),
  )
  return (
    <TextArea
      {...typed}
      label={label}
      note={note}
      rows={rows}
      fault={form.faultOf(field)}
      faultIsSentence={field === 'text'}
      {...(lang ? { lang } : {})}
    />
  )
}

const flags = [
  ['duplicateLyric', texts.duplicate],
  ['emptyLyric', texts.empty],
  ['skip', texts.skip],
  ['firstSungLyric', texts.firstSung],
] as const

/** Everything that can be edited of one lyric (lyrics.md#lyric-fields). */
export function LyricForm(form: LyricFormProps) {
  const { line, place, total, language, words, onSet, onAction } = form
  const lang = codeOfSongLanguage(language)
  const heading = useRef<HTMLHeadingElement>(null)
  // Whoever has chosen it by keyboard goes on in it; whoever comes to it by finding goes on finding.
  useEffect(() => {
    if (!document.activeElement?.closest('[role=search]'))
      heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section
      className={styles.form}
      aria-labelledby="lyric-title"
      data-dense=""
      data-pinyin={language === 'chinese'}
    >
      <div className={styles.head}>
        <h2 id="lyric-title" ref={heading} tabIndex={-1}>
          {texts.lyric(place)}
        </h2>
        <LyricTags line={line} isWrong={false} isSung={false} />
        <IconButton label={texts.playLyric} onClick={form.onPlay}>
          <Icon name="play" />
        </IconButton>
        <IconButton label={texts.closeLyric} onClick={form.onClose}>
          <Icon name="close" />
        </IconButton>
      </div>
      <SharedText
        form={form}
        field="text"
        label={texts.text}
        lang={lang}
        note={texts.characters(Array.from(line.text).length)}
      />
      <SharedText
        form={form}
        field="translation"
        label={texts.translation}
        lang={libraryTranslation}
        note={line.translationPending ? texts.translationPending : undefined}
      />
      {language === 'chinese' ? (
        <SharedText form={form} field="pinyin" label={texts.pinyin} />
      ) : null}
      <SharedText form={form} field="annotation" label={texts.annotation} rows={1} />
      <div className={styles.times}>
        <LyricTime label={texts.startTime} field="startTime" form={form} />
        <LyricTime label={texts.stopTime} field="stopTime" form={form} />
      </div>
      <div className={styles.words}>
        <LyricWords
          words={words}
          lang={lang}
          onWord={form.onWord}
          onAdd={() => onAction('add-word')}
        />
      </div>
      <div className={styles.flags}>
        {flags.map(([field, label]) => (
          <Toggle
            key={field}
            label={label}
            isOn={line[field]}
            onChange={isOn => onSet(field, isOn)}
          />
        ))}
      </div>
      <div className={styles.actions}>
        <button type="button" className={button.secondary} onClick={() => onAction('copy')}>
          {texts.copyLyric}
        </button>
        <button type="button" className={button.secondary} onClick={() => onAction('split')}>
          {texts.split}
        </button>
        <button
          type="button"
          className={button.secondary}
          disabled={place === 1}
          onClick={() => onAction('merge-above')}
        >
          {texts.mergeAbove}
        </button>
        <button
          type="button"
          className={button.secondary}
          disabled={place === total}
          onClick={() => onAction('merge-below')}
        >
          {texts.mergeBelow}
        </button>
        <button type="button" className={button.quiet} onClick={() => onAction('remove')}>
          {texts.remove}
        </button>
      </div>
    </section>
  )
}
