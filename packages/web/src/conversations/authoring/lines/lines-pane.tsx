import type { ConversationEdit, EditedLine } from '@duologue/domain/conversations/conversation-edit'
import { swapCharacters } from '@duologue/domain/conversations/line-actions'
import {
  lineRowTexts,
  authoringTexts as texts,
} from '@duologue/domain/messages/conversations/authoring'
import { useCallback, useMemo } from 'react'
import { RowsPane } from '../../../editor-kit/rows-pane'
import { useRows } from '../../../editor-kit/use-rows'
import button from '../../../ui/button.module.css'
import { BulkActions } from './bulk-actions'
import { lineActionsOf, lineRules } from './line-actions-of'
import { LineRow } from './line-row'
import { useSpeech } from './use-save-speech'

/** The lines of a conversation with all that can be done with them (conversations.md#line-actions). */
export function LinesPane({
  now,
  draft,
  onLines,
  onFocus,
  save,
}: {
  /** The edit as it is when something is done. */
  now: () => ConversationEdit
  draft: ConversationEdit
  onLines: (dialogue: EditedLine[]) => void
  onFocus: (id: string) => void
  save: () => Promise<boolean>
}) {
  const { dialogue, language, translationLanguage, character1, character2 } = draft
  const [name1, name2] = [character1.name, character2.name]
  const speak = useSpeech(now, language, onLines, save)
  const rows = useRows(
    useCallback(() => now().dialogue, [now]),
    onLines,
    lineRules,
  )
  const shared = useMemo(() => {
    const actions = lineActionsOf(now, onLines, rows.actions)
    return { language, translationLanguage, names: [name1, name2] as const, actions, speak }
  }, [now, onLines, rows.actions, language, translationLanguage, name1, name2, speak])
  return (
    <RowsPane
      texts={lineRowTexts}
      count={dialogue.length}
      most={lineRules.most}
      rows={rows}
      aside={
        <button
          type="button"
          className={button.quiet}
          disabled={dialogue.length === 0}
          onClick={() => onLines(swapCharacters(now().dialogue))}
        >
          {texts.swap}
        </button>
      }
      tools={<BulkActions now={now} draft={draft} onLines={onLines} speak={speak} />}
    >
      {dialogue.map((line, index) => (
        <LineRow
          key={line.id}
          line={line}
          place={index + 1}
          total={dialogue.length}
          shared={shared}
          onFocus={onFocus}
        />
      ))}
    </RowsPane>
  )
}
