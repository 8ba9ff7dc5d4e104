import { playlistSaveTexts as texts } from '@duologue/domain/messages/playlists'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { SaveLine } from './save-line'

test.each([
  ['ready', 'Autosave on.'],
  ['saving', 'Saving...'],
  ['saved', 'Playlist updated.'],
  ['error', 'Error: Update not saved.'],
] as const)('%s is said as "%s"', async (status, words) => {
  const screen = await render(<SaveLine status={status} texts={texts} />)
  await expect.element(screen.getByRole('status')).toHaveTextContent(words)
})
