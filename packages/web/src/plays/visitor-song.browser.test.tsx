import { goodPlayer, playSong } from '@duologue/domain/songs/game/play-song'
import { sampleGame } from '@duologue/domain/songs/game/sample-game'
import { songResult } from '@duologue/domain/songs/game/song-result'
import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createClient } from '../api/client'
import { pretendApi } from '../api/pretend-api'
import { unsavedOf, visitorPlay } from '../sending/unsaved-plays'
import { sampleUser } from '../session/sample-user'
import { beginSession, endSession } from '../session/session'
import type { ScoredThing } from './scores/scored-games'
import { songGameBook } from './song-game-book'
import { VisitorPlayOffer } from './visitor-play-offer'

const song = '01910000-0000-7000-8000-000000000001'

beforeEach(() => {
  endSession()
  localStorage.clear()
})

test('a visitor’s game over a song waits for the login, and is told once, on the page of that song', async () => {
  const { api, calls } = pretendApi()
  const client = createClient(api)
  const wishes = {
    mode: 'writing',
    difficulty: 'easy',
    source: 'voice',
    relaxed: true,
    extraTime: 1,
  } as const
  const { game, events } = playSong(sampleGame(wishes), 3, [goodPlayer])
  const { score } = songResult(wishes, game)
  expect(score).toBeGreaterThan(0)
  const book = songGameBook(client, song)
  expect(await book.begin(wishes)).toEqual({ kind: 'visitor' })
  expect(book.end({ wishes, game, events }).now()).toBeNull()
  expect(calls).toEqual([])
  const told = {
    song,
    activity: 'song',
    mode: 'writing',
    difficulty: 'easy',
    relaxed: true,
    score,
    isWinner: true,
  }
  expect(visitorPlay.get()).toMatchObject(told)

  beginSession({ user: sampleUser, authToken: 'secret' })
  let stored = 0
  const offer = (thing: ScoredThing) => (
    <VisitorPlayOffer
      client={client}
      thing={thing}
      user={sampleUser.id}
      onStored={() => {
        stored += 1
      }}
    />
  )
  const screen = await render(offer({ what: 'conversation', id: 'other' }))
  expect(screen.getByRole('button').elements()).toEqual([])
  await screen.rerender(offer({ what: 'song', id: 'another' }))
  expect(screen.getByRole('button').elements()).toEqual([])
  await screen.rerender(offer({ what: 'song', id: song }))
  await screen.getByRole('button', { name: 'Save that play' }).click()
  await expect.poll(() => calls.length).toBe(1)
  expect(calls[0]).toMatchObject({ path: '/api/plays', body: told })
  calls[0]?.answer(201, { id: 'play', verified: false, uncounted: 'told' })
  await expect.poll(() => stored).toBe(1)
  expect(screen.getByRole('button').elements()).toEqual([])
  expect([visitorPlay.get(), unsavedOf(sampleUser.id)]).toEqual([null, []])
})
