import { libraryTranslation } from '@duologue/domain/choices/song-choices'
import { addLyricsTexts as texts } from '@duologue/domain/messages/songs/add-lyrics'
import { draftFaults } from '@duologue/domain/songs/adding/draft-faults'
import type { DraftLyric } from '@duologue/domain/songs/adding/draft-lyric'
import { isChineseInside } from '@duologue/domain/songs/adding/english-text'
import { writeClock, writeTime } from '@duologue/domain/songs/times/time'
import { memo } from 'react'
import button from '../../ui/button.module.css'
import { TextField } from '../../ui/fields/text-field'
import { Icon } from '../../ui/icon'
import { IconButton } from '../../ui/icon-button'
import type { AddSheet } from './add-sheet'
import styles from './lyric-card.module.css'
import { WordListField } from './word-list-field'

/** What is to be known of a lyric at a glance. */
function Tags({ draft }: { draft: DraftLyric }) {
  return (
    <span className={styles.tags}>
      {draft.id === null ? <span className={styles.fresh}>{texts.fresh}</span> : null}
      {draft.duplicateLyric ? <span className={styles.tag}>{texts.duplicate}</span> : null}
      {draft.emptyLyric ? <span className={styles.tag}>{texts.empty}</span> : null}
      {draft.textIsEnglish ? <span className={styles.tag}>{texts.english}</span> : null}
      {draft.translationPending ? <span className={styles.tag}>{texts.pending}</span> : null}
    </span>
  )
}

const Time = ({ label, time }: { label: string; time: number }) => (
  <TextField label={label} note={writeClock(time)} value={writeTime(time)} disabled readOnly />
)

/** What can be edited of a lyric, and what cannot: its times, and the words that its list makes. */
function LyricFields({ sheet, draft, lang }: { sheet: AddSheet; draft: DraftLyric; lang: string }) {
  const faults = draftFaults(draft)
  const { key, text, translation, pinyin, words, start, stop } = draft
  return (
    <>
      <div className={styles.fields}>
        <TextField
          label={texts.text}
          fault={faults.text}
          faultIsSentence
          lang={lang}
          value={text}
          onChange={({ target }) => sheet.retext(key, target.value)}
        />
        <TextField
          label={texts.translation}
          fault={faults.translation}
          faultIsSentence
          lang={libraryTranslation}
          placeholder={draft.textIsEnglish ? '' : texts.blankTranslation}
          value={translation}
          onChange={({ target }) => sheet.edit(key, { translation: target.value })}
        />
        {lang === 'zh' ? (
          <TextField
            label={texts.pinyin}
            fault={faults.pinyin}
            faultIsSentence
            lang="zh-Latn"
            value={pinyin}
            onChange={({ target }) => sheet.edit(key, { pinyin: target.value })}
          />
        ) : null}
        <WordListField
          words={words}
          lang={lang}
          onChange={next => sheet.edit(key, { words: next })}
          wrong={sheet.wrongList(key)}
          onWrong={list => sheet.tellWrong(key, list)}
        />
        <div className={styles.times}>
          <Time label={texts.startTime} time={start} />
          <Time label={texts.stopTime} time={stop} />
        </div>
      </div>
      <p className={styles.words}>
        <b>{texts.words}</b>
        {words.length === 0 ? <small>{texts.noWords}</small> : null}
        {words.map((word, index) => (
          <span key={index} lang={lang} className={styles.word}>
            {word.text}
          </span>
        ))}
      </p>
    </>
  )
}

/**
 * A lyric of the second step (lyrics.md#edit-step): what is common to all with the same text is edited in all of them.
 */
export const LyricCard = memo(function LyricCard({
  sheet,
  draft,
  number,
  lang,
  isCurrent,
  onChinese,
}: {
  sheet: AddSheet
  draft: DraftLyric
  number: number
  lang: string
  isCurrent: boolean
  /** Makes a line that counts as English a Chinese one. */
  onChinese: (draft: DraftLyric) => Promise<void>
}) {
  const { key, text, leaveOut } = draft
  return (
    <article
      className={styles.card}
      aria-label={texts.lyricNumber(number)}
      aria-current={isCurrent ? 'true' : undefined}
      data-left-out={leaveOut}
    >
      <header className={styles.head}>
        <h3>{texts.lyricNumber(number)}</h3>
        <Tags draft={draft} />
        {draft.textIsEnglish && isChineseInside(text) ? (
          <button
            type="button"
            className={styles.ask}
            title={texts.chineseHint}
            onClick={() => void onChinese(draft)}
          >
            {texts.chinese}
          </button>
        ) : null}
        <IconButton label={texts.deleteLyric(number)} onClick={() => sheet.remove(key)}>
          <Icon name="cross" />
        </IconButton>
      </header>
      {leaveOut ? (
        <p className={styles.out}>
          <span lang={lang}>{text}</span>
          <small>{texts.isLeftOut}</small>
          <button
            type="button"
            className={button.secondary}
            onClick={() => sheet.leaveOut(key, false)}
          >
            {texts.keepIn}
          </button>
        </p>
      ) : (
        <LyricFields sheet={sheet} draft={draft} lang={lang} />
      )}
    </article>
  )
})
