import { playClip } from '../../voices/play-clip'
import { HeardLine } from './heard-line'

/** The clip of a line that is heard on every device. Give it the turn as its key. */
export const LineSound = ({ audio }: { audio: string }) => (
  <HeardLine
    hear={async (signal, onBegin) => {
      onBegin()
      await playClip(audio, 1, signal)
    }}
  />
)
