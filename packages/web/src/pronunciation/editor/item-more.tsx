import {
  itemRowTexts,
  pronunciationEditorTexts as texts,
} from '@duologue/domain/messages/pronunciation/pronunciation-editor'
import { editorTexts } from '@duologue/domain/messages/saving/editors'
import type { PronunciationItem } from '@duologue/domain/pronunciation/item'
import { pronunciationLimits as limits } from '@duologue/domain/pronunciation/pronunciation-limits'
import { TextList } from '../../editor-kit/text-list'
import { ClipField } from '../../media/clip-field'
import { SelectField } from '../../ui/fields/select-field'
import { TextField } from '../../ui/fields/text-field'
import type { ItemShared } from './item-shared'

/**
 * What an item has beside its text: what it is easily confused with, pinyin, variants, its clip
 * (pronunciation.md#items).
 */
export function ItemMore({
  item: { id, text, contrast, pinyin, variants, audio },
  place,
  others,
  shared: { client, language, actions },
}: {
  item: PronunciationItem
  place: number
  others: readonly PronunciationItem[]
  shared: ItemShared
}) {
  return (
    <>
      <SelectField
        label={texts.contrast}
        value={contrast ?? ''}
        onChange={event => actions.contrast(id, event.target.value || null)}
      >
        <option value="">{texts.noContrast}</option>
        {others.map((other, index) =>
          other.id === id ? null : (
            <option key={other.id} value={other.id}>
              {other.text.trim() || itemRowTexts.place(index + 1)}
            </option>
          ),
        )}
      </SelectField>
      {language === 'zh' ? (
        <TextField
          label={editorTexts.pinyin}
          note={editorTexts.pinyinNote}
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
    </>
  )
}
