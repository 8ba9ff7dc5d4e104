import { libraryTranslation } from '@duologue/domain/choices/song-choices'
import { songDialogTexts as texts } from '@duologue/domain/messages/songs/song-dialogs'
import { songEditorTexts as fields } from '@duologue/domain/messages/songs/song-editor'
import { songTexts } from '@duologue/domain/messages/songs/songs'
import { recomputeFlags } from '@duologue/domain/songs/lyrics/flags'
import { lyricTextFault } from '@duologue/domain/songs/lyrics/lyric-fields'
import { blankLine, type LyricLine } from '@duologue/domain/songs/lyrics/lyric-line'
import { readTime } from '@duologue/domain/songs/times/time'
import { useState } from 'react'
import { newKey } from '../../api/new-key'
import { DialogForm } from '../../ui/dialogs/dialog-form'
import { SelectField } from '../../ui/fields/select-field'
import { TextArea } from '../../ui/fields/text-area'
import { TextField } from '../../ui/fields/text-field'
import { Toggle } from '../../ui/fields/toggle'
import { useForm } from '../../ui/fields/use-form'
import styles from '../editing/song-dialogs.module.css'

const required = (value: string) => (value.trim() === '' ? songTexts.required : undefined)
const timeFault = (value: string) =>
  readTime(value) === undefined ? songTexts.notValidTime : undefined

/** Asks for a new lyric and its place (lyrics.md#new-lyric). */
export function AddLyricDialog({
  lyrics,
  language,
  lang,
  onAdd,
  onClose,
}: {
  lyrics: readonly LyricLine[]
  language: string
  lang: string
  onAdd: (line: LyricLine, place: number) => void
  onClose: () => void
}) {
  const isChinese = language === 'chinese'
  const [isSkipped, setIsSkipped] = useState(false)
  const { field, form, isSending } = useForm({
    rules: {
      text: lyricTextFault,
      translation: required,
      pinyin: value => (isChinese ? required(value) : undefined),
      startTime: timeFault,
      stopTime: timeFault,
      place: () => undefined,
    },
    values: { startTime: '0', stopTime: '0', place: String(lyrics.length) },
    onSend: async typed => {
      const line = {
        ...blankLine(newKey(), typed.text.trim()),
        translation: typed.translation.trim(),
        pinyin: typed.pinyin.trim(),
        startTime: readTime(typed.startTime) ?? 0,
        stopTime: readTime(typed.stopTime) ?? 0,
        skip: isSkipped,
      }
      const place = Number(typed.place)
      const [told = line] = recomputeFlags([...lyrics.slice(0, place), line]).slice(-1)
      onAdd(told, place)
    },
  })
  return (
    <DialogForm
      title={texts.addLyricTitle}
      submit={texts.addLyric}
      isSending={isSending}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      <TextArea {...field('text')} label={fields.text} rows={2} lang={lang} faultIsSentence />
      <TextArea
        {...field('translation')}
        label={fields.translation}
        rows={2}
        lang={libraryTranslation}
      />
      {isChinese ? <TextField {...field('pinyin')} label={fields.pinyin} /> : null}
      <div className={styles.pair}>
        <TextField
          {...field('startTime')}
          label={fields.startTime}
          inputMode="decimal"
          faultIsSentence
        />
        <TextField
          {...field('stopTime')}
          label={fields.stopTime}
          inputMode="decimal"
          faultIsSentence
        />
      </div>
      <SelectField {...field('place')} label={texts.place}>
        <option value={lyrics.length}>{texts.atEnd}</option>
        {lyrics.map((line, place) => (
          <option key={line.id} value={place}>
            {texts.before(place + 1, line.text.slice(0, 60))}
          </option>
        ))}
      </SelectField>
      <Toggle label={fields.skip} isOn={isSkipped} onChange={setIsSkipped} />
    </DialogForm>
  )
}
