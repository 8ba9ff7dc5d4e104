import { foreignLyrics, addLyricsTexts as texts } from '@duologue/domain/messages/songs/add-lyrics'
import {
  type ForeignFormat,
  type LyricFormat,
  lyricFormats,
} from '@duologue/domain/songs/adding/notices'
import { SelectField } from '../../ui/fields/select-field'

type Found = LyricFormat | ForeignFormat | null

/** Whether what was found in a text can be read. */
export const isReadable = (found: Found): found is LyricFormat =>
  lyricFormats.some(one => one === found)

/** The format of a pasted text (lyrics.md#formats): what was found in the text, to be changed where that is wrong. */
export function FormatField({
  format,
  found,
  onChoose,
}: {
  format: LyricFormat
  found: Found
  onChoose: (format: LyricFormat) => void
}) {
  const isForeign = found !== null && !isReadable(found)
  return (
    <SelectField
      label={texts.format}
      note={isReadable(found) ? texts.found[found] : undefined}
      fault={isForeign ? foreignLyrics[found] : undefined}
      faultIsSentence
      value={format}
      onChange={({ target }) => onChoose(target.value as LyricFormat)}
    >
      {lyricFormats.map(one => (
        <option key={one} value={one}>
          {texts.formats[one]}
        </option>
      ))}
    </SelectField>
  )
}
