import type { LearnersCard } from '@duologue/contract/shapes/song-shapes'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createClient } from '../../api/client'
import { pretendApi } from '../../api/pretend-api'
import { PretendPage } from '../../ui/pretend-page'
import { NextInPlaylist } from './next-in-playlist'

const card = (id: string, title: string): LearnersCard => ({
  id,
  title,
  artist: 'Duologue Ensemble',
  titleAndArtist: `${title} - Duologue Ensemble`,
  titleTranslation: '',
  artistTranslation: '',
  titlePinyin: '',
  artistPinyin: '',
  difficulty: 'beginner',
  maturity: 'G',
  language: 'french',
  duration: 60,
  hasRecording: true,
  cover: `/art/songs/fr/${id}.svg`,
  publishedAt: null,
  views: 0,
})
const songs = [card('a', 'La mer'), card('b', 'Le vent'), card('c', 'La pluie')]

async function open(song: string) {
  const { api, calls } = pretendApi()
  const screen = await render(
    <PretendPage>
      <NextInPlaylist client={createClient(api)} playlist="p" song={song} />
      <p>The game is over.</p>
    </PretendPage>,
  )
  await expect.poll(() => calls.length).toBe(1)
  return { screen, calls }
}

test('the game of the song that follows in the playlist is a link, which stays in the playlist', async () => {
  const { screen, calls } = await open('a')
  expect(calls[0]?.path).toMatch(/^\/api\/playlists\/p\/songs\?/)
  calls[0]?.answer(200, { songs, total: 3, unavailable: [] })
  const next = screen.getByRole('link', { name: 'Next in the playlist: Le vent' })
  await expect.element(next).toHaveAttribute('href', '/songs/b/game?playlist=p')
  await expect.element(next).toHaveAttribute('lang', 'fr')
})

test.each([
  ['after the last song', 'c', 200],
  ['for a song that is not in it', 'x', 200],
  ['of a playlist that is gone', 'a', 404],
])('nothing follows %s', async (_name, song, status) => {
  const { screen, calls } = await open(song)
  calls[0]?.answer(status, status === 200 ? { songs, total: 3, unavailable: [] } : { message: '' })
  await expect.element(screen.getByText('The game is over.')).toBeVisible()
  await expect.poll(() => calls.length).toBe(1)
  expect(screen.getByRole('link').elements()).toEqual([])
})
