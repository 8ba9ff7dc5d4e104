import { foreignLyrics, addLyricsTexts as texts } from '@duologue/domain/messages/songs/add-lyrics'
import { formatNames } from '@duologue/domain/songs/adding/format-names'
import { fileFormats, type LyricFormat, lyricFormats } from '@duologue/domain/songs/adding/notices'
import { SelectField } from '../../ui/fields/select-field'

const names: Record<LyricFormat, string> = { ...texts.formats, ...formatNames }

/** Whether a format is one that is read in no other. */
const isOfFile = (format: LyricFormat) => fileFormats.some(one => one === format)

/** The format of a pasted text (lyrics.md#formats): what was found in the text, to be changed where that is wrong. */
export function FormatField({
  format,
  found,
  onChoose,
}: {
  format: LyricFormat
  found: LyricFormat | null
  onChoose: (format: LyricFormat) => void
}) {
  const isForeign = found !== null && found !== format && (isOfFile(found) || isOfFile(format))
  return (
    <SelectField
      label={texts.format}
      note={found === null || isForeign ? undefined : texts.found[found]}
      fault={isForeign ? foreignLyrics[found] : undefined}
      faultIsSentence
      value={format}
      onChange={({ target }) => onChoose(target.value as LyricFormat)}
    >
      {lyricFormats.map(one => (
        <option key={one} value={one}>
          {names[one]}
        </option>
      ))}
    </SelectField>
  )
}
