import { songLimits } from '@duologue/domain/choices/limits'
import type { Fault, LyricFormat } from '@duologue/domain/lyrics/import/notices'
import { lyricFormats } from '@duologue/domain/lyrics/import/notices'
import { toHundredths } from '@duologue/domain/lyrics/timeline/time'
import { addLyricsTexts as texts } from '@duologue/domain/messages/add-lyrics'
import { type ChangeEvent, lazy, Suspense, useRef, useState } from 'react'
import { useSheetValue } from '../../autosave/use-sheet-value'
import { tellFailure } from '../../session/tell-failure'
import { notify } from '../../ui/notify'
import { SelectField } from '../../ui/select-field'
import { SubmitButton } from '../../ui/submit-button'
import { TextArea } from '../../ui/text-area'
import { useSending } from '../../ui/use-sending'
import type { Added, AddSheet } from './add-sheet'
import { decodeFile, fitsLyrics } from './decode-file'
import styles from './paste-step.module.css'

const FaultList = lazy(async () => ({ default: (await import('./fault-list')).FaultList }))
const readPasted = () => import('./read-pasted')

/** Marks a line of the text and brings it into view. */
function showLine(area: HTMLTextAreaElement | null, line: number) {
  if (!area) return
  const lines = area.value.split('\n')
  const from = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0)
  area.focus()
  area.setSelectionRange(from, from + (lines[line - 1]?.length ?? 0))
  area.scrollTop = (area.scrollHeight / lines.length) * Math.max(0, line - 4)
}

/** Step 1 of the add-lyrics page: a format, a text, and what is wrong with it (S3 section 2.6). */
export function PasteStep({
  sheet,
  onAdded,
}: {
  sheet: AddSheet
  onAdded: (added: Added) => void
}) {
  const area = useRef<HTMLDivElement>(null)
  const format = useSheetValue(sheet, it => it.now().draft.format)
  const pasted = useSheetValue(sheet, it => it.now().draft.pasted)
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const [file, setFile] = useState('')
  const [isSending, send] = useSending()
  const { song } = sheet

  const add = async () => {
    const { readLyrics } = await readPasted()
    const draft = sheet.now().draft
    const duration = toHundredths(song.duration)
    const reading = readLyrics(draft.format, draft.pasted, { ...song, duration })
    setFaults(reading.kind === 'faulty' ? reading.faults : [])
    if (reading.kind === 'nothing') notify('error', texts.found)
    else if (reading.kind === 'faulty') notify('error', texts.unformatted)
    else onAdded(await sheet.add())
  }
  const submit = () => send(() => add().catch(tellFailure))
  const repaired = async (chosen: readonly Fault[]) => {
    const { repair } = await readPasted()
    sheet.paste({ pasted: repair(pasted, chosen) })
    submit()
  }
  const otherFormat = () => {
    sheet.paste({ format: 'noTimestamps' })
    submit()
  }
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? []
    target.value = ''
    if (!chosen) return
    if (!fitsLyrics(chosen.size)) return notify('error', texts.fileTooLarge)
    const bytes = new Uint8Array(await chosen.arrayBuffer())
    const { text, encoding } = decodeFile(bytes, song.language === 'chinese')
    setFaults([])
    setFile(texts.fileRead(chosen.name, encoding))
    sheet.paste({ pasted: text.slice(0, songLimits.pasted) })
  }
  const isUnstamped =
    format === 'mulanci' && faults.length > 0 && faults.every(one => one.code !== 'negative-stamp')
      ? !/[[［]\s*-?\d/.test(pasted)
      : false

  return (
    <form
      className={styles.step}
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
      <h2>{texts.stepOne}</h2>
      <SelectField
        label={texts.format}
        value={format}
        onChange={({ target }) => {
          setFaults([])
          sheet.paste({ format: target.value as LyricFormat })
        }}
      >
        {lyricFormats.map(one => (
          <option key={one} value={one}>
            {texts.formats[one]}
          </option>
        ))}
      </SelectField>
      <label className={styles.file}>
        {texts.chooseFile}
        <input type="file" accept=".txt,.lrc,text/plain" onChange={event => void choose(event)} />
      </label>
      <div ref={area}>
        <TextArea
          label={texts.lyrics}
          note={file || texts.lyricsNote}
          rows={22}
          maxLength={songLimits.pasted}
          spellCheck={false}
          value={pasted}
          onChange={({ target }) => {
            setFaults([])
            sheet.paste({ pasted: target.value })
          }}
        />
      </div>
      {faults.length > 0 ? (
        <Suspense>
          <FaultList
            faults={faults}
            isUnstamped={isUnstamped}
            onRepair={chosen => void repaired(chosen)}
            onShow={line => showLine(area.current?.querySelector('textarea') ?? null, line)}
            onOtherFormat={otherFormat}
          />
        </Suspense>
      ) : null}
      <div className={styles.actions}>
        <SubmitButton isSending={isSending}>{texts.submit}</SubmitButton>
      </div>
    </form>
  )
}
