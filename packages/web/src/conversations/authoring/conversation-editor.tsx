import type { Conversation } from '@duologue/contract/conversations'
import { isConversationEditValid } from '@duologue/domain/conversations/conversation-edit'
import {
  conversationSaveTexts,
  authoringTexts as texts,
} from '@duologue/domain/messages/conversations/authoring'
import { named } from '@duologue/domain/messages/joined'
import { shell } from '@duologue/domain/messages/site/shell'
import { slugify } from '@duologue/domain/text/slug'
import { Link } from '@tanstack/react-router'
import { Suspense, useCallback, useEffect, useState } from 'react'
import type { Client } from '../../api/client'
import { useAutosaver } from '../../autosave/use-autosaver'
import { EditorFrame } from '../../editor-kit/editor-frame'
import button from '../../ui/button.module.css'
import { latePart, useFetchedAhead } from '../../ui/feedback/late-part'
import { tabTitle } from '../../ui/tab-title'
import styles from './conversation-editor.module.css'
import { DetailsPane } from './details-pane'
import { LineMore } from './lines/line-row'
import { LinesPane } from './lines/lines-pane'
import { conversationSaver } from './update-conversation-saver'

// Hardly anybody is ever told of this.
const ConversationVersion = latePart(
  async () => (await import('./conversation-version')).ConversationVersion,
)
// They stand beside what is written, and may come a moment later.
const PreviewPane = latePart(async () => (await import('./preview-pane')).PreviewPane)
const PublishPanel = latePart(async () => (await import('./publish-panel')).PublishPanel)
const DeleteButton = latePart(
  async () => (await import('./delete-conversation-button')).DeleteButton,
)

/** What comes later: whoever loses the connection must be able to go on. */
const ahead = [ConversationVersion, PreviewPane, PublishPanel, DeleteButton, LineMore]

/**
 * The editor of a conversation (conversations.md#editing): details, lines, preview and publishing, saved by themselves.
 */
export function ConversationEditor({
  client,
  conversation,
  user,
  onSaved,
  onGone,
  onDeleted,
}: {
  client: Client
  conversation: Conversation
  user: string
  onSaved: (conversation: Conversation) => void
  /** It is not there any more. */
  onGone: () => void
  onDeleted: () => Promise<unknown>
}) {
  useFetchedAhead(ahead)
  const { saver, editing } = useAutosaver(() =>
    conversationSaver(client, conversation, user, onSaved, onGone),
  )
  const [focused, setFocused] = useState<string | null>(null)
  const { draft } = editing
  const isValid = isConversationEditValid(draft)
  const classes = conversation.authoring?.classes ?? 0
  const now = useCallback(() => saver.now().draft, [saver])
  const onLines = useCallback(
    (dialogue: typeof draft.dialogue) => saver.edit({ dialogue }),
    [saver],
  )
  const save = useCallback(() => saver.flush(), [saver])
  const { title } = draft
  // The title is edited here, and the tab shows it (site.md#titles).
  useEffect(() => {
    document.title = tabTitle(named(shell.editConversation, title))
  }, [title])
  return (
    <EditorFrame
      saver={saver}
      editing={editing}
      isValid={isValid}
      title={shell.editConversation}
      texts={conversationSaveTexts}
      badge={draft.isPublished ? null : <span className={styles.draft}>{texts.draft}</span>}
      aside={
        <Link
          to="/conversations/$conversationId/$"
          params={{ conversationId: conversation.id, _splat: slugify(conversation.title) }}
          className={button.secondary}
        >
          {texts.view}
        </Link>
      }
      note={classes > 0 ? texts.usedBy(classes) : undefined}
      version={(edit, fields) => <ConversationVersion edit={edit} fields={fields} />}
      changedElsewhere={texts.changedElsewhere}
    >
      <div className={styles.panes}>
        <DetailsPane id={conversation.id} draft={draft} onEdit={saver.edit} />
        <LinesPane now={now} draft={draft} onLines={onLines} onFocus={setFocused} save={save} />
        <div className={styles.side}>
          <Suspense>
            <PreviewPane draft={draft} focused={focused} />
            <PublishPanel
              draft={draft}
              isValid={isValid}
              isHeld={conversation.settings.isHeld === true}
              classes={classes}
              onEdit={saver.edit}
              save={save}
            />
            <DeleteButton client={client} conversation={conversation} onDeleted={onDeleted} />
          </Suspense>
        </div>
      </div>
    </EditorFrame>
  )
}
