import type { EditedLine } from '@duologue/domain/conversations/conversation-edit'
import { conversationLimits as limits } from '@duologue/domain/conversations/conversation-limits'
import { splitPlaces } from '@duologue/domain/conversations/line-actions'
import {
  lineRowTexts,
  authoringTexts as texts,
} from '@duologue/domain/messages/conversations/authoring'
import { editorTexts } from '@duologue/domain/messages/saving/editors'
import { TextList } from '../../../editor-kit/text-list'
import button from '../../../ui/button.module.css'
import { SelectField } from '../../../ui/fields/select-field'
import { TextField } from '../../../ui/fields/text-field'
import { PictureField } from '../picture-field'
import { LineAudio } from './line-audio'
import styles from './line-more.module.css'
import type { Shared } from './line-shared'

/**
 * What a line has beside its words: actions, audio, a picture, pinyin, variants, words for gaps
 * (conversations.md#lines).
 */
export function LineMore({
  line,
  place,
  total,
  shared,
}: {
  line: EditedLine
  place: number
  total: number
  shared: Shared
}) {
  const { id, text } = line
  const { actions, language } = shared
  const places = splitPlaces(text, language)
  const change = (changed: Partial<EditedLine>) => actions.change(id, changed)
  return (
    <>
      <div className={styles.actions}>
        <button
          type="button"
          className={button.secondary}
          disabled={total >= limits.mostLines}
          onClick={() => actions.duplicate(id)}
        >
          {texts.duplicateLine}
        </button>
        {(['above', 'below'] as const).map(beside => (
          <button
            key={beside}
            type="button"
            className={button.secondary}
            disabled={beside === 'above' ? place === 1 : place === total}
            onClick={() => actions.merge(id, beside)}
          >
            {beside === 'above' ? texts.mergeAbove : texts.mergeBelow}
          </button>
        ))}
      </div>
      {places.length > 0 ? (
        <SelectField
          label={texts.splitBefore}
          value=""
          onChange={event => actions.split(id, Number(event.target.value))}
        >
          <option value="">{texts.chooseWord}</option>
          {places.map(at => (
            <option key={at} value={at} lang={language}>
              {text.slice(at, at + 40)}
            </option>
          ))}
        </SelectField>
      ) : null}
      {language === 'zh' ? (
        <TextField
          label={editorTexts.pinyin}
          note={editorTexts.pinyinNote}
          lang="zh-Latn"
          value={line.pinyin ?? ''}
          maxLength={limits.pinyin}
          onChange={event => change({ pinyin: event.target.value || null })}
        />
      ) : null}
      <TextList
        label={texts.variants}
        note={texts.variantsNote}
        language={language}
        list={line.variants}
        most={limits.variants}
        onList={variants => change({ variants })}
      />
      <TextList
        label={texts.gapWords}
        note={texts.gapWordsNote}
        language={language}
        list={line.gapWords}
        most={limits.gapWords}
        onList={gapWords => change({ gapWords })}
      />
      <LineAudio line={line} place={place} shared={shared} />
      <PictureField
        label={texts.picture(lineRowTexts.place(place))}
        picture={{ image: line.image, alt: line.imageAlt }}
        onPicture={({ image, alt }) => change({ image, imageAlt: alt })}
      />
    </>
  )
}
