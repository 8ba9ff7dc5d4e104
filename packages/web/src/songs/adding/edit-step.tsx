import { codeOfSongLanguage } from '@duologue/domain/choices/song-choices'
import { addLyricsTexts as texts } from '@duologue/domain/messages/songs/add-lyrics'
import type { DraftLyric } from '@duologue/domain/songs/adding/draft-lyric'
import { currentLyric } from '@duologue/domain/songs/times/current-lyric'
import { hasGap } from '@duologue/domain/songs/times/time-marks'
import { type Ref, useCallback } from 'react'
import type { Client } from '../../api/client'
import { useSheetValue } from '../../autosave/use-sheet-value'
import { tellFailure } from '../../session/tell-failure'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon'
import { NothingFound } from '../../ui/lists/nothing-found'
import { RowWindow, type RowWindowHandle } from '../../ui/lists/row-window'
import { useVideoValue } from '../../video/use-video'
import type { Video } from '../../video/video'
import type { AddSheet } from './add-sheet'
import styles from './edit-step.module.css'
import { LyricCard } from './lyric-card'

/** Between two lyrics whose times do not meet. */
const Gap = ({ number }: { number: number }) => (
  <p className={styles.gap} title={texts.gap(number, number + 1)}>
    <Icon name="clock" />
    <span className="visually-hidden">{texts.gap(number, number + 1)}</span>
  </p>
)

/** Step 2 of the add-lyrics page: every lyric of the song and of the text, to be looked over (lyrics.md#edit-step). */
export function EditStep({
  client,
  sheet,
  video,
  cards,
}: {
  client: Client
  sheet: AddSheet
  video: Video
  cards: Ref<RowWindowHandle>
}) {
  const fields = useSheetValue(sheet, it => it.now().draft)
  const drafts = fields.order.flatMap(key => fields[`lyric ${key}`] ?? [])
  const timeline = drafts
    .filter(({ leaveOut }) => !leaveOut)
    .map(({ key, start, stop }) => ({ id: key, start, stop }))
  const places = new Map(timeline.map(({ id }, place) => [id, place]))
  const current = useVideoValue(video, it => currentLyric(timeline, it.now()))
  const currentKey = timeline[current]?.id
  // The very same function every time, or an edit of one lyric would render all cards anew.
  const makeChinese = useCallback(
    async ({ key, text }: DraftLyric) => {
      try {
        const read = await client.words.getPinyin({ query: { text } })
        const words = read.words.map(word => ({ wordId: null, text: word.text }))
        sheet.edit(key, { textIsEnglish: false, translation: '', pinyin: read.pinyin, words })
      } catch (error) {
        tellFailure(error)
      }
    },
    [client, sheet],
  )
  const card = (index: number) => {
    const draft = drafts[index]
    if (!draft) return null
    const place = places.get(draft.key) ?? timeline.length
    const [own, next] = [timeline[place], timeline[place + 1]]
    return (
      <li
        key={draft.key}
        className={styles.row}
        aria-setsize={drafts.length}
        aria-posinset={index + 1}
      >
        <LyricCard
          sheet={sheet}
          draft={draft}
          number={index + 1}
          lang={codeOfSongLanguage(sheet.song.language)}
          isCurrent={draft.key === currentKey}
          onChinese={makeChinese}
        />
        {own && next && hasGap(own, next) ? <Gap number={index + 1} /> : null}
      </li>
    )
  }
  return (
    <section className={styles.step}>
      <div className={styles.head}>
        <h2>{texts.stepTwo}</h2>
        <button type="button" className={button.secondary} onClick={sheet.backToPaste}>
          {texts.addMore}
        </button>
      </div>
      <p className={styles.intro}>{texts.intro}</p>
      {drafts.length === 0 ? <NothingFound title={texts.nothingLeft} /> : null}
      <RowWindow
        label={texts.lyrics}
        count={drafts.length}
        scrolls="page"
        handle={cards}
        row={card}
      />
    </section>
  )
}
