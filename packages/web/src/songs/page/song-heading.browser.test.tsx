import { songPageTexts as texts } from '@duologue/domain/messages/songs/song-page'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { sampleSheet } from '../sample-sheet'
import { SongHeading } from './song-heading'

const open = (told: Parameters<typeof sampleSheet>[1]) =>
  render(<SongHeading sheet={sampleSheet([], told)}>{null}</SongHeading>)

test.each([
  ['notCurated', texts.notCurated],
  ['withdrawn', texts.withdrawn],
  ['ended', texts.ended],
] as const)('editors see of a song that is %s that it is', async (state, badge) => {
  const screen = await open({ state })
  await expect.element(screen.getByText(badge, { exact: true })).toBeVisible()
})

test('an open song has no badge, and says what it is in its own language', async () => {
  const told = {
    language: 'chinese',
    title: '小雨',
    titlePinyin: 'xiǎoyǔ',
    titleTranslation: 'Rain',
  }
  const screen = await open({ ...told, language: 'chinese', tags: ['A1', 'weather'] })
  for (const badge of [texts.notCurated, texts.withdrawn, texts.ended])
    expect(screen.getByText(badge, { exact: true }).query()).toBeNull()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'zh')
  await expect.element(screen.getByText('xiǎoyǔ')).toHaveAttribute('lang', 'zh-Latn')
  for (const text of ['Rain', '中文', '0 lines', 'A1', 'weather'])
    await expect.element(screen.getByText(text, { exact: true })).toBeVisible()
})

test.each([
  ['own', 'Made for Duologue'],
  ['publicDomain', 'In the public domain'],
  ['free', 'Under a free licence'],
  ['licensed', 'Licensed'],
  ['permission', 'With permission'],
] as const)('whose a song is: %s', async (kind, told) => {
  const screen = await open({ rights: { kind, note: 'By its singer', url: '' } })
  await expect.element(screen.getByText(told)).toHaveTextContent(`${told} · By its singer`)
  expect(screen.getByRole('link').query()).toBeNull()
})

test('where a song comes from can be followed, by no search engine', async () => {
  const url = 'https://rights.example/1'
  const screen = await open({ rights: { kind: 'free', note: '', url } })
  const link = screen.getByRole('link', { name: texts.source })
  await expect.element(link).toHaveAttribute('href', url)
  await expect.element(link).toHaveAttribute('rel', 'nofollow noopener')
})
