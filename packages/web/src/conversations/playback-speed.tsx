import { conversationPageTexts as texts } from '@duologue/domain/messages/conversations/conversation-page'
import { playbackRate, playbackRates } from '../saved-here/dialogue-choices'
import { SpeedChoice } from '../ui/fields/speed-choice'

/** How fast lines are played: as they are, or slower (conversations.md#playing-the-dialogue). */
export function PlaybackSpeed() {
  return (
    <SpeedChoice
      legend={texts.speed}
      speeds={playbackRates}
      chosen={playbackRate.use()}
      words={texts.times}
      onChoose={playbackRate.set}
    />
  )
}
