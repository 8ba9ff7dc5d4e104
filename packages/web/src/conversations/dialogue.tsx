import type { Conversation, DialogueLine as Line } from '@duologue/contract/conversations'
import { conversationPageTexts as texts } from '@duologue/domain/messages/conversations/conversation-page'
import { Suspense, useState } from 'react'
import type { Client } from '../api/client'
import { pinyinShown, playbackRate, translationsShown } from '../saved-here/dialogue-choices'
import button from '../ui/button.module.css'
import { Late } from '../ui/feedback/late'
import { latePart } from '../ui/feedback/late-part'
import { Toggle } from '../ui/fields/toggle'
import { foreignTranslation } from '../ui/foreign-translation'
import { Icon } from '../ui/icon'
import type { SpeakLine } from '../voices/speak-line'
import styles from './dialogue.module.css'
import { DialogueLine } from './dialogue-line'
import { PlaybackSpeed } from './playback-speed'
import { usePlayback } from './use-playback'

// Nothing of it comes before a word is pressed.
const WordPanel = latePart(async () => (await import('./line-words/word-panel')).WordPanel)

// Most conversations are told in one language.
const WishedTranslations = latePart(
  async () => (await import('./wished-translations')).WishedTranslations,
)

/**
 * The dialogue with play-all; every line can be played alone, translations shown or hidden
 * (conversations.md#playing-the-dialogue).
 */
export function Dialogue({
  client,
  conversation: asked,
  speak,
}: {
  client: Client
  conversation: Conversation
  /** Speaks the lines; what the browser has, when left out. */
  speak?: SpeakLine
}) {
  const [told, setTold] = useState<Conversation | null>(null)
  const conversation = told ?? asked
  const { dialogue, language } = conversation
  const playback = usePlayback(dialogue, language, () => Number(playbackRate.get()), speak)
  const [pressed, setPressed] = useState<{ line: Line; place: number } | null>(null)
  const showsTranslations = translationsShown.use()
  const showsPinyin = pinyinShown.use()
  const isToldInSeveral = dialogue[0]?.translations
  // Where it is chosen it is told already.
  const foreign = isToldInSeveral ? undefined : foreignTranslation(conversation.translationLanguage)
  const hasPinyin = dialogue.some(line => line.pinyin)
  return (
    <section aria-labelledby="dialogue" className={styles.dialogue}>
      <h2 id="dialogue" className="visually-hidden">
        {texts.dialogue}
      </h2>
      <div className={styles.bar}>
        <button
          type="button"
          className={button.primary}
          onClick={playback.isPlayingAll ? playback.stop : playback.playAll}
        >
          <Icon name={playback.isPlayingAll ? 'stop' : 'play'} filled />
          {playback.isPlayingAll ? texts.stop : texts.playAll}
        </button>
        <PlaybackSpeed />
        <button
          type="button"
          className={`${button.quiet} ${styles.print}`}
          onClick={() => window.print()}
        >
          <Icon name="printer" /> <span>{texts.print}</span>
        </button>
        <Toggle
          isOn={showsTranslations}
          onChange={translationsShown.set}
          label={foreign ? texts.showTranslationsIn(foreign) : texts.showTranslations}
        />
        {isToldInSeveral ? (
          <Late>
            <WishedTranslations conversation={asked} onTold={setTold} />
          </Late>
        ) : null}
        {hasPinyin ? (
          <Toggle isOn={showsPinyin} onChange={pinyinShown.set} label={texts.showPinyin} />
        ) : null}
        <p className={styles.heard} role="status">
          {playback.heard === 'silence' ? texts.silentLine : null}
        </p>
      </div>
      <p className={styles.hint}>{texts.pressWord}</p>
      <ol className={styles.lines}>
        {dialogue.map(line => (
          <DialogueLine
            key={line.id}
            line={line}
            conversation={conversation}
            isPlaying={playback.playingLine === line.id}
            showsTranslation={showsTranslations}
            showsPinyin={showsPinyin}
            onPlay={() => playback.playLine(line)}
            onStop={playback.stop}
            onWord={place => {
              playback.stop()
              setPressed({ line, place })
            }}
          />
        ))}
      </ol>
      {pressed ? (
        <Suspense>
          <WordPanel {...{ client, conversation, ...pressed }} onClose={() => setPressed(null)} />
        </Suspense>
      ) : null}
    </section>
  )
}
