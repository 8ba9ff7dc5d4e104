import type { PronunciationList } from '@duologue/contract/shapes/pronunciation-shapes'
import { languageOf } from '@duologue/domain/choices/languages'
import { levelOf } from '@duologue/domain/choices/levels'
import {
  pronunciationSaveTexts,
  pronunciationEditorTexts as texts,
} from '@duologue/domain/messages/pronunciation/pronunciation-editor'
import type { PronunciationItem } from '@duologue/domain/pronunciation/item'
import { isListEditValid } from '@duologue/domain/pronunciation/list-edit'
import { listDescriptionFault, listTitleFault } from '@duologue/domain/pronunciation/list-fields'
import { mayBePublished } from '@duologue/domain/pronunciation/list-size'
import { pronunciationLimits as limits } from '@duologue/domain/pronunciation/pronunciation-limits'
import { useCallback, useState } from 'react'
import type { Client } from '../../api/client'
import { useAutosaver } from '../../autosave/use-autosaver'
import { LanguageField, LevelField } from '../../editor-kit/choice-fields'
import { EditorFrame } from '../../editor-kit/editor-frame'
import frame from '../../editor-kit/editor-frame.module.css'
import { TextArea } from '../../ui/fields/text-area'
import { TextField } from '../../ui/fields/text-field'
import { Toggle } from '../../ui/fields/toggle'
import { ItemsPane } from './items-pane'
import styles from './list-editor.module.css'
import { ListVersion } from './list-version'
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
  const [isChecked, setIsChecked] = useState(false)
  const { draft } = editing
  const classes = list.authoring?.classes ?? 0
  const now = useCallback(() => saver.now().draft.items, [saver])
  const onItems = useCallback((items: PronunciationItem[]) => saver.edit({ items }), [saver])
  return (
    <EditorFrame
      saver={saver}
      editing={editing}
      isValid={isListEditValid(draft)}
      title={texts.editing}
      texts={pronunciationSaveTexts}
      note={classes > 0 ? texts.classesNote(classes) : undefined}
      version={(edit, fields) => <ListVersion edit={edit} fields={fields} />}
      onCheck={() => setIsChecked(true)}
      onFinish={onFinish}
    >
      <div className={frame.fields}>
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
            const language = languageOf(event.target.value)
            if (language) saver.edit({ language })
          }}
        />
        <LevelField
          value={draft.difficulty ?? 'all'}
          onChange={event => saver.edit({ difficulty: levelOf(event.target.value) ?? null })}
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
    </EditorFrame>
  )
}
