import { outcomeTexts as texts } from '@duologue/domain/messages/plays/outcome'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { PlayOutcome } from './play-outcome'
import { storedPlay } from './stored-play'

test.each([
  ['a conversation', {}, texts.uncounted.changed],
  ['a song', { conversation: null, song: 'one', activity: 'song' }, texts.songChanged],
] as const)(
  'of %s that was changed while it was played is said why it does not count',
  async (_, about, why) => {
    const play = storedPlay({ ...about, verified: false, uncounted: 'changed' })
    const screen = await render(
      <PlayOutcome saving={{ name: 'saved', play }} hasTicket isAssigned={false} />,
    )
    await expect.element(screen.getByText(why)).toBeVisible()
    await expect.element(screen.getByText(texts.keptOnly)).toBeVisible()
  },
)
