import type { WholeSong } from '@duologue/contract/shapes/song-shapes'
import { exportLyricsTexts as texts } from '@duologue/domain/messages/songs/export-lyrics'
import { formatNames } from '@duologue/domain/songs/adding/format-names'
import type { SongInHand } from '@duologue/domain/songs/editing/song-in-hand'
import type { LyricLine } from '@duologue/domain/songs/lyrics/lyric-line'
import { toHundredths } from '@duologue/domain/songs/times/time'
import {
  type ExportFormat,
  type ExportLayer,
  exportFormats,
  exportLayers,
  type SongFile,
} from '@duologue/domain/songs/writing/song-file'
import { fileEndings, writeLyrics } from '@duologue/domain/songs/writing/write-lyrics'
import { slugify } from '@duologue/domain/text/slug'
import { useMemo, useState } from 'react'
import { DialogForm } from '../../ui/dialogs/dialog-form'
import { SelectField } from '../../ui/fields/select-field'
import { saveBlob } from '../../ui/save-blob'
import styles from './export-dialog.module.css'

const names: Record<ExportFormat, string> = { lrc: 'LRC', ...texts.formats, ...formatNames }

/** A lyric as a file has it. */
const lineOf = ({ text, translation, startTime, stopTime, marks }: LyricLine) => ({
  text,
  translation,
  start: startTime,
  stop: stopTime,
  marks,
})

const fileOf = (song: SongInHand, stored: WholeSong): SongFile => ({
  title: String(song.fields.title),
  artist: String(song.fields.artist),
  language: stored.language,
  duration: toHundredths(stored.duration),
  lines: song.lyrics.map(lineOf),
})

/** Has the lyrics of a song written as a file of another program, and tells what that leaves out (lyrics.md#export). */
export function ExportDialog({
  song,
  stored,
  onClose,
}: {
  song: SongInHand
  stored: WholeSong
  onClose: () => void
}) {
  const [format, setFormat] = useState<ExportFormat>('lrc')
  const [layer, setLayer] = useState<ExportLayer>('both')
  const file = useMemo(() => fileOf(song, stored), [song, stored])
  const { text, lines, leftOut } = useMemo(
    () => writeLyrics(format, file, layer),
    [format, file, layer],
  )
  const isEmpty = lines === 0
  const save = () => {
    const name = `${slugify(file.title) || 'song'}.${fileEndings[format]}`
    saveBlob(name, new Blob([text], { type: 'text/plain;charset=utf-8' }))
    onClose()
  }
  return (
    <DialogForm
      title={texts.title}
      submit={texts.save}
      isSending={false}
      isReady={!isEmpty}
      onSubmit={save}
      onClose={onClose}
    >
      <SelectField
        label={texts.format}
        value={format}
        onChange={({ target }) => setFormat(target.value as ExportFormat)}
      >
        {exportFormats.map(one => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={texts.layer}
        value={layer}
        onChange={({ target }) => setLayer(target.value as ExportLayer)}
      >
        {exportLayers.map(one => (
          <option key={one} value={one}>
            {texts.layers[one]}
          </option>
        ))}
      </SelectField>
      <div className={styles.told} role="status">
        <p>{isEmpty ? texts.nothing : texts.lines(lines)}</p>
        {leftOut.length === 0 ? null : (
          <ul>
            {leftOut.map(({ code, count }) => (
              <li key={code}>{texts.leftOut[code](count)}</li>
            ))}
          </ul>
        )}
        <p>{texts.never}</p>
      </div>
    </DialogForm>
  )
}
