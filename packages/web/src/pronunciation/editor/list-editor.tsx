import type { PronunciationList } from '@duologue/contract/shapes/pronunciation-shapes'
import { languageCodes } from '@duologue/domain/choices/languages'
import { levels } from '@duologue/domain/choices/levels'
import { pronunciationLimits as limits } from '@duologue/domain/choices/pronunciation-limits'
import {
  pronunciationSaveTexts,
  pronunciationEditorTexts as texts,
} from '@duologue/domain/messages/pronunciation/pronunciation-editor'
import type { PronunciationItem } from '@duologue/domain/pronunciation/item'
import { isListEditValid } from '@duologue/domain/pronunciation/list-edit'
import { listDescriptionFault, listTitleFault } from '@duologue/domain/pronunciation/list-fields'
import { mayBePublished } from '@duologue/domain/pronunciation/list-size'
import { useCallback, useState } from 'react'
import type { Client } from '../../api/client'
import { LeaveGuard } from '../../autosave/leave-guard'
import { SaveLine } from '../../autosave/save-line'
import { useAutosaver } from '../../autosave/use-autosaver'
import { LanguageField, LevelField } from '../../conversations/authoring/choice-fields'
import button from '../../ui/button.module.css'
import { useSending } from '../../ui/feedback/use-sending'
import { TextArea } from '../../ui/fields/text-area'
import { TextField } from '../../ui/fields/text-field'
import { Toggle } from '../../ui/fields/toggle'
import { ItemsPane } from './items-pane'
import styles from './list-editor.module.css'
import { TwoLists } from './two-lists'
import { listSaver } from './update-list-saver'

/** The edit view of a list (pronunciation.md#editing): its fields and its items, saved by themselves. */
export function ListEditor({
  client,
  list,
  user,
  onSaved,
  onGone,
  onFinish,
}: {
  client: Client
  list: PronunciationList
  user: string
  onSaved: (list: PronunciationList) => void
  /** It is not there any more. */
  onGone: () => void
  onFinish: () => void
}) {
  const { saver, editing } = useAutosaver(() => listSaver(client, list, user, onSaved, onGone))
  const [isSending, send] = useSending()
  const [isLater, setIsLater] = useState(false)
  const [isChecked, setIsChecked] = useState(false)
  const { draft, isDirty, conflict } = editing
  const isValid = isListEditValid(draft)
  const classes = list.authoring?.classes ?? 0
  const now = useCallback(() => saver.now().draft.items, [saver])
  const onItems = useCallback((items: PronunciationItem[]) => saver.edit({ items }), [saver])
  const finish = async () => {
    setIsLater(false)
    setIsChecked(true)
    if (await saver.flush({ isAsked: true })) onFinish()
  }
  return (
    <section className={styles.editor} aria-labelledby="editor-title">
      <div className={styles.head}>
        <h1 id="editor-title">{texts.editing}</h1>
        <div>
          <SaveLine
            editing={editing}
            texts={pronunciationSaveTexts}
            onRetry={() => saver.flush()}
          />
          {isDirty && !isValid ? <p className={styles.fault}>{texts.notValid}</p> : null}
        </div>
        <button
          type="button"
          className={button.primary}
          disabled={isSending}
          onClick={() => send(finish)}
        >
          {texts.finish}
        </button>
      </div>
      {classes > 0 ? <p className={styles.note}>{texts.classesNote(classes)}</p> : null}
      <div className={styles.fields}>
        <TextField
          label={texts.title}
          value={draft.title}
          maxLength={limits.title}
          fault={listTitleFault(draft.title)}
          onChange={event => saver.edit({ title: event.target.value })}
        />
        <TextArea
          label={texts.description}
          value={draft.description}
          maxLength={limits.description}
          fault={listDescriptionFault(draft.description)}
          onChange={event => saver.edit({ description: event.target.value })}
        />
        <LanguageField
          value={draft.language}
          onChange={event => {
            const language = languageCodes.find(code => code === event.target.value)
            if (language) saver.edit({ language })
          }}
        />
        <LevelField
          value={draft.difficulty ?? 'all'}
          onChange={event =>
            saver.edit({ difficulty: levels.find(level => level === event.target.value) ?? null })
          }
        />
      </div>
      <div className={styles.publish}>
        <Toggle
          isOn={draft.isPublished}
          label={texts.published}
          onChange={isPublished => saver.edit({ isPublished })}
        />
        <small data-fault={(draft.isPublished && !mayBePublished(draft.items)) || undefined}>
          {mayBePublished(draft.items)
            ? draft.isPublished
              ? texts.publishedNote
              : texts.draftNote
            : texts.needsItems}
        </small>
      </div>
      <ItemsPane
        client={client}
        items={draft.items}
        language={draft.language}
        now={now}
        onItems={onItems}
        isChecked={isChecked}
      />
      {conflict && !isLater ? (
        <TwoLists
          editing={editing}
          onChoose={whose => void saver.choose(whose)}
          onClose={() => setIsLater(true)}
        />
      ) : null}
      <LeaveGuard isDirty={() => saver.now().isDirty} save={() => saver.flush()} />
    </section>
  )
}
