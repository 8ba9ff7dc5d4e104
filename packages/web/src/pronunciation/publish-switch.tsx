import type { PronunciationList } from '@duologue/contract/shapes/pronunciation-shapes'
import { pronunciationEditorTexts as texts } from '@duologue/domain/messages/pronunciation/pronunciation-editor'
import { pronunciationPageTexts } from '@duologue/domain/messages/pronunciation/pronunciation-list'
import { mayBePublished } from '@duologue/domain/pronunciation/list-size'
import type { Client } from '../api/client'
import { makeCall } from '../session/make-call'
import { useSending } from '../ui/feedback/use-sending'
import { Toggle } from '../ui/fields/toggle'
import styles from './publish-switch.module.css'

/** Whether everybody finds a list, or its author alone (pronunciation.md#list-page). */
export function PublishSwitch({
  client,
  list: { id, settings, items },
  onSaved,
}: {
  client: Client
  list: PronunciationList
  onSaved: (list: PronunciationList) => void
}) {
  const [, send] = useSending()
  const { isPublished } = settings
  const turn = (isOn: boolean) =>
    makeCall(
      client,
      async () => {
        const body = { settings: { isPublished: isOn } }
        onSaved(await client.pronunciation.updateList({ params: { id }, body }))
      },
      pronunciationPageTexts.updated,
    )
  return (
    <div className={styles.switch}>
      <Toggle
        isOn={isPublished}
        label={texts.published}
        onChange={isOn => send(() => turn(isOn))}
      />
      <small>
        {isPublished
          ? texts.publishedNote
          : mayBePublished(items)
            ? texts.draftNote
            : texts.needsItems}
      </small>
    </div>
  )
}
