import type { PronunciationList } from '@duologue/contract/shapes/pronunciation-shapes'
import { textDirection } from '@duologue/domain/choices/languages'
import { commas } from '@duologue/domain/messages/joined'
import { pronunciationPageTexts as texts } from '@duologue/domain/messages/pronunciation/pronunciation-list'
import type { PronunciationItem } from '@duologue/domain/pronunciation/item'
import { inPairs } from '@duologue/domain/pronunciation/item-actions'
import { usePlayback } from '../conversations/use-playback'
import { Icon } from '../ui/icon'
import { IconButton } from '../ui/icon-button'
import { NothingFound } from '../ui/lists/nothing-found'
import { inTranslation } from '../ui/written-in'
import styles from './list-items.module.css'

/** The items of a list with their sound; those that are easily confused stand together (pronunciation.md#list-page). */
export function ListItems({
  list: { items, language },
  isOwn,
}: {
  list: PronunciationList
  isOwn: boolean
}) {
  const { playingLine, heard, playLine, stop } = usePlayback(items, language)
  if (items.length === 0)
    return <NothingFound title={texts.empty} {...(isOwn ? { hint: texts.emptyOwn } : {})} />
  const show = (item: PronunciationItem) => (
    <Item
      key={item.id}
      item={item}
      language={language}
      isPlaying={playingLine === item.id}
      onPlay={() => (playingLine === item.id ? stop() : playLine(item))}
    />
  )
  return (
    <section aria-labelledby="items-title">
      <h2 id="items-title" className="visually-hidden">
        {texts.itemsTitle}
      </h2>
      <p role="status" className={styles.heard}>
        {heard === 'silence' ? texts.silent : null}
      </p>
      <ul className={styles.items}>
        {inPairs(items).map(group =>
          group.length === 1 ? (
            <li key={group[0]?.id} className={styles.single}>
              {group.map(show)}
            </li>
          ) : (
            <li key={group[0]?.id} className={styles.pair}>
              <span className={styles.sign}>
                <span aria-hidden="true">≠</span>
                <span className="visually-hidden">{texts.pair}</span>
              </span>
              {group.map(show)}
            </li>
          ),
        )}
      </ul>
    </section>
  )
}

function Item({
  item: { text, translation, pinyin, variants },
  language,
  isPlaying,
  onPlay,
}: {
  item: PronunciationItem
  language: string
  isPlaying: boolean
  onPlay: () => void
}) {
  return (
    <div className={styles.item}>
      <IconButton
        label={isPlaying ? texts.stopItem(text) : texts.playItem(text)}
        className={styles.play}
        onClick={onPlay}
      >
        <Icon name={isPlaying ? 'stop' : 'play'} filled />
      </IconButton>
      <div className={styles.words}>
        {pinyin ? (
          <span className={styles.pinyin} lang="zh-Latn">
            {pinyin}
          </span>
        ) : null}
        <strong lang={language} dir={textDirection(language)}>
          {text}
        </strong>
        {translation ? <span {...inTranslation}>{translation}</span> : null}
        {variants.length > 0 ? <small dir="auto">{texts.alsoRight(commas(variants))}</small> : null}
      </div>
    </div>
  )
}
