import { addLyricsTexts as texts } from '@duologue/domain/messages/songs/add-lyrics'
import { findFormat } from '@duologue/domain/songs/adding/find-format'
import type { Fault, LyricFormat } from '@duologue/domain/songs/adding/notices'
import type { Repair } from '@duologue/domain/songs/adding/repair'
import { lyricLimits } from '@duologue/domain/songs/lyrics/lyric-limits'
import { toHundredths } from '@duologue/domain/songs/times/time'
import { Suspense, useMemo, useRef, useState } from 'react'
import { useSheetValue } from '../../autosave/use-sheet-value'
import { tellFailure } from '../../session/tell-failure'
import { fetchPart } from '../../ui/feedback/fetch-part'
import { latePart } from '../../ui/feedback/late-part'
import { notify } from '../../ui/feedback/notify'
import { useSending } from '../../ui/feedback/use-sending'
import { FileField } from '../../ui/fields/file-field'
import { SubmitButton } from '../../ui/fields/submit-button'
import { TextArea } from '../../ui/fields/text-area'
import type { AddSheet } from './add-sheet'
import { FormatField } from './format-field'
import type { Added } from './parse-lyrics'
import styles from './paste-step.module.css'
import { pastedInto } from './pasted-into'
import { SecondField } from './second-field'

const FaultList = latePart(async () => (await import('./fault-list')).FaultList)
/** What reads files and pasted texts comes when there is something to read. */
const readPasted = () => fetchPart(() => import('./read-pasted'))

/** The endings of files of lyrics; what is in one is told by its text. */
const endings = '.lrc,.txt,.srt,.vtt,.ass,.ssa,.ttml,.xml,text/plain'

/** What a chosen file says; what cannot be read is told. */
async function fileText(chosen: File, isChinese: boolean) {
  // Texts of two bytes a letter are twice as long.
  if (chosen.size > 2 * lyricLimits.pasted) return notify('error', texts.fileTooLarge)
  const part = await readPasted()
  if (!part) return
  const decoded = part.decodeFile(new Uint8Array(await chosen.arrayBuffer()), isChinese)
  if (!decoded) return notify('error', texts.fileNoText)
  if (decoded.text.length > lyricLimits.pasted) return notify('error', texts.fileTooLarge)
  // Lines are numbered as the field shows them.
  return { ...decoded, text: decoded.text.replace(/\r\r\n|\r\n?/g, '\n') }
}

/** Where a file of lyrics is chosen or dropped. */
function FileChoice({ onChoose }: { onChoose: (file: File) => void }) {
  return (
    <FileField
      label={texts.chooseFile}
      hint={texts.fileHint}
      accept={endings}
      sent={null}
      onFile={onChoose}
      onCancel={() => undefined}
    />
  )
}

/** What a reader is to know of the song. */
function songOf({ song, now }: AddSheet) {
  const { secondIsTranslation = false } = now().draft
  return { ...song, duration: toHundredths(song.duration), secondIsTranslation }
}

/** Marks a line of the text and brings it into view. */
function showLine(area: HTMLTextAreaElement | null, line: number) {
  if (!area) return
  const lines = area.value.split('\n')
  const from = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0)
  area.focus()
  area.setSelectionRange(from, from + (lines[line - 1]?.length ?? 0))
  area.scrollTop = (area.scrollHeight / lines.length) * Math.max(0, line - 4)
}

/** Step 1 of the add-lyrics page: a format, a text, and what is wrong with it (lyrics.md#add-lyrics). */
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
  /** The file that is being read: whoever goes on at once goes on with what is in it. */
  const chosenFile = useRef<Promise<void>>(Promise.resolve())
  const found = useMemo(() => findFormat(pasted), [pasted])
  const { song } = sheet

  const paste = (text: string) => sheet.paste(pastedInto({ pasted }, text))
  const add = async () => {
    await chosenFile.current
    const part = await readPasted()
    if (!part) return
    const { format: chosen, pasted: text } = sheet.now().draft
    const reading = part.readLyrics(chosen, text, songOf(sheet))
    setFaults(reading.kind === 'faulty' ? reading.faults : [])
    if (reading.kind === 'nothing') notify('error', texts.nothingFound)
    else if (reading.kind === 'read') onAdded(await sheet.add(part.combineLyrics))
    else notify('error', texts.unformatted)
  }
  const submit = () => send(() => add().catch(tellFailure))
  const repaired = async (chosen: readonly Fault[], way?: Repair) => {
    const part = await readPasted()
    if (!part) return
    paste(part.repair(pasted, chosen, way))
    submit()
  }
  const chooseFormat = (chosen: LyricFormat) => {
    setFaults([])
    sheet.paste({ format: chosen })
  }
  const read = async (chosen: File) => {
    const decoded = await fileText(chosen, song.language === 'chinese')
    if (!decoded) return
    setFaults([])
    setFile(texts.fileRead(chosen.name, decoded.encoding))
    paste(decoded.text)
  }

  return (
    <form
      className={styles.step}
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
      <h2>{texts.stepOne}</h2>
      <FormatField format={format} found={found} onChoose={chooseFormat} />
      <SecondField sheet={sheet} />
      <FileChoice
        onChoose={chosen => {
          chosenFile.current = read(chosen).catch(tellFailure)
        }}
      />
      <div ref={area}>
        <TextArea
          label={texts.lyrics}
          note={file || texts.lyricsNote}
          rows={22}
          maxLength={lyricLimits.pasted}
          spellCheck={false}
          value={pasted}
          onChange={({ target }) => {
            setFaults([])
            paste(target.value)
          }}
        />
      </div>
      {faults.length > 0 ? (
        <Suspense>
          <FaultList
            faults={faults}
            otherFormat={found === format ? null : found}
            onRepair={(chosen, way) => void repaired(chosen, way)}
            onShow={line => showLine(area.current?.querySelector('textarea') ?? null, line)}
            onOtherFormat={other => {
              chooseFormat(other)
              submit()
            }}
          />
        </Suspense>
      ) : null}
      <div className={styles.actions}>
        <SubmitButton isSending={isSending}>{texts.submit}</SubmitButton>
      </div>
    </form>
  )
}
