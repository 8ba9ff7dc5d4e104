import { battleTexts } from '@duologue/domain/messages/battle/arena'
import { speechTexts as texts } from '@duologue/domain/messages/speech/speech'
import { Link } from '@tanstack/react-router'
import { Dialog } from '../ui/dialogs/dialog'
import { useCanRecognise } from './can-recognise'
import { MicrophoneTestSteps } from './microphone-test'
import { useMicrophoneTest } from './use-microphone-test'

/** Hello is an English word, and no conversation names another language here. */
const language = 'en'

function Steps() {
  return <MicrophoneTestSteps running={useMicrophoneTest(language)} language={language} />
}

/** The microphone test away from any game (site.md#help-panel); a browser that does not listen is told so instead. */
export function MicrophoneDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={texts.test} onClose={onClose}>
      {useCanRecognise() ? (
        <Steps />
      ) : (
        <p>
          {battleTexts.speakingUnsupported}{' '}
          <Link to="/faq" hash="which-browsers-speak" onClick={onClose}>
            {texts.whichBrowsers}
          </Link>
        </p>
      )}
    </Dialog>
  )
}
