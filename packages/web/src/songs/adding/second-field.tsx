import { addLyricsTexts as texts } from '@duologue/domain/messages/songs/add-lyrics'
import { useSheetValue } from '../../autosave/use-sheet-value'
import { Toggle } from '../../ui/fields/toggle'
import type { AddSheet } from './add-sheet'

/**
 * Whether the second of two lines at one moment translates the first (lyrics.md#cues): in Chinese songs the text itself
 * tells it, and some formats have no second lines.
 */
export function SecondField({ sheet }: { sheet: AddSheet }) {
  const format = useSheetValue(sheet, it => it.now().draft.format)
  const isOn = useSheetValue(sheet, it => it.now().draft.secondIsTranslation ?? false)
  if (format === 'noTimestamps' || format === 'ultrastar' || sheet.song.language === 'chinese')
    return null
  return (
    <Toggle
      label={texts.second}
      isOn={isOn}
      onChange={secondIsTranslation => sheet.paste({ secondIsTranslation })}
    />
  )
}
