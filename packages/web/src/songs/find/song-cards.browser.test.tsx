import type { LearnersCard } from '@duologue/contract/shapes/song-shapes'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { PretendPage } from '../../ui/pretend-page'
import { SongCard } from './song-cards'

const rain: LearnersCard = {
  id: 's1',
  title: '小雨',
  artist: 'Duologue Ensemble',
  titleAndArtist: '小雨 - Duologue Ensemble',
  titleTranslation: 'Light rain',
  artistTranslation: '',
  titlePinyin: 'xiǎoyǔ',
  artistPinyin: '',
  difficulty: 'beginner',
  maturity: 'PG',
  language: 'chinese',
  duration: 185,
  hasRecording: true,
  cover: '/art/songs/zh/s1~park~rain.svg',
  publishedAt: null,
  views: 3,
}

const open = (told: Partial<LearnersCard> = {}, best?: number) =>
  render(
    <PretendPage>
      <SongCard song={{ ...rain, ...told }} best={best} />
    </PretendPage>,
  )

test('a card says what a song is, in its own languages, and how far its reader has come', async () => {
  const screen = await open({}, 75)
  const link = screen.getByRole('link', { name: '小雨' })
  await expect.element(link).toHaveAttribute('href', '/songs/s1/%E5%B0%8F%E9%9B%A8')
  for (const said of ['Light rain', 'Duologue Ensemble', 'Beginner', 'PG', 'Your best: 75%'])
    await expect.element(screen.getByText(said, { exact: true })).toBeVisible()
  await expect.element(screen.getByText('xiǎoyǔ')).toHaveAttribute('lang', 'zh-Latn')
  await expect.element(screen.getByText('中文')).toHaveAttribute('lang', 'zh')
  await expect.element(screen.getByText('Length: 3:05')).toBeInTheDocument()
  await expect.element(screen.getByRole('img', { name: /Park/ })).toBeInTheDocument()
})

test('a song for everybody that was never played says neither, and one without a length none', async () => {
  const screen = await open({ maturity: 'G', duration: 0 })
  await expect.element(screen.getByText('Light rain')).toBeVisible()
  expect(screen.container.textContent).not.toMatch(/\bG\b|best|Length/)
})
