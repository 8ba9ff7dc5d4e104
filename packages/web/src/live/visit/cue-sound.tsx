import { speakLine } from '../../voices/speak-line'
import { HeardLine } from '../phone/heard-line'

/** A line that is to be heard, by its clip or a voice of the browser. Give it the turn as its key. */
export const CueSound = ({
  cue: { audio, text },
  language,
}: {
  cue: { readonly audio: string | null; readonly text: string | null }
  language: string
}) => (
  <HeardLine
    hear={async (signal, onBegin) => {
      await speakLine({ text: text ?? '', audio, language }, signal, onBegin)
    }}
  />
)
