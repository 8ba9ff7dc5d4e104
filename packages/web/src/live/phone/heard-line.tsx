import { phoneTexts as texts } from '@duologue/domain/messages/live/phone'
import { useEffect, useRef, useState } from 'react'
import { SoundWave } from '../../battle/speaking/sound-wave'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon'

/**
 * A line that is to be heard: once by itself, then as often as one presses. Give it the turn as its key.
 *
 * @param hear is asked to let it be heard until it is told not to, and tells when it begins
 */
export function HeardLine({
  hear,
}: {
  hear: (signal: AbortSignal, onBegin: () => void) => Promise<void>
}) {
  const [isHeard, setHeard] = useState(false)
  const playing = useRef<AbortController>(null)
  const [play] = useState(() => async () => {
    playing.current?.abort()
    const now = new AbortController()
    playing.current = now
    await hear(now.signal, () => setHeard(true))
    if (playing.current === now) setHeard(false)
  })
  useEffect(() => {
    void play()
    return () => playing.current?.abort()
  }, [play])
  return (
    <>
      <SoundWave isOn={isHeard} />
      <button type="button" className={button.secondary} onClick={() => void play()}>
        <Icon name="play" filled /> {texts.hearAgain}
      </button>
    </>
  )
}
