import { pronunciationLimits as limits } from '@duologue/domain/choices/pronunciation-limits'
import { pronunciationEditorTexts as texts } from '@duologue/domain/messages/pronunciation/pronunciation-editor'
import type { PronunciationItem } from '@duologue/domain/pronunciation/item'
import type { Client } from '../../api/client'
import { ClipField } from '../../conversations/authoring/lines/clip-field'
import { TextList } from '../../conversations/authoring/lines/text-list'
import { SelectField } from '../../ui/fields/select-field'
import { TextField } from '../../ui/fields/text-field'
import type { ItemActions } from './item-actions-of'
import styles from './item-more.module.css'

/**
 * What an item has beside its text: what it is easily confused with, pinyin, variants, its clip
 * (pronunciation.md#items).
 */
export function ItemMore({
  client,
  item: { id, text, contrast, pinyin, variants, audio },
  place,
  others,
  language,
  actions,
}: {
  client: Client
  item: PronunciationItem
  place: number
  others: readonly PronunciationItem[]
  language: string
  actions: ItemActions
}) {
  return (
    <div className={styles.more}>
      <SelectField
        label={texts.contrast}
        value={contrast ?? ''}
        onChange={event => actions.contrast(id, event.target.value || null)}
      >
        <option value="">{texts.noContrast}</option>
        {others.map((other, index) =>
          other.id === id ? null : (
            <option key={other.id} value={other.id}>
              {other.text.trim() || texts.itemPlace(index + 1)}
            </option>
          ),
        )}
      </SelectField>
      {language === 'zh' ? (
        <TextField
          label={texts.pinyin}
          note={texts.pinyinNote}
          lang="zh-Latn"
          value={pinyin ?? ''}
          maxLength={limits.pinyin}
          onChange={event => actions.change(id, { pinyin: event.target.value || null })}
        />
      ) : null}
      <TextList
        label={texts.variants}
        note={texts.variantsNote}
        language={language}
        list={variants}
        most={limits.variants}
        onList={list => actions.change(id, { variants: list })}
      />
      {text.trim() === '' ? null : (
        <ClipField
          client={client}
          audio={audio}
          playLabel={texts.playItem(place)}
          note={texts.noAudio}
          onAudio={clip => actions.clip(id, text, clip)}
        />
      )}
    </div>
  )
}
