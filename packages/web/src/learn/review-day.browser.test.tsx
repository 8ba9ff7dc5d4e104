import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createClient } from '../api/client'
import { pretendApi } from '../api/pretend-api'
import { waitingFor } from '../sending/kept-progress'
import { sampleUser } from '../session/sample-user'
import { beginSession } from '../session/session'
import { PretendPage } from '../ui/pretend-page'
import { ReviewDay } from './review-day'

const song = { id: 'song', title: 'La pluie', artist: 'Les Essais', language: 'fr', cover: '' }
const sung = {
  pinyin: null,
  translation: '(a line)',
  recording: null,
  song,
} as const

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  beginSession({ user: sampleUser, authToken: 'secret' })
})

test('words of songs are asked as gaps, chosen or written by what is due of them, in the order of the day', async () => {
  const { api } = pretendApi()
  const screen = await render(
    <PretendPage>
      <ReviewDay
        client={createClient(api)}
        due={{
          lines: [],
          songLines: [
            { ...sung, id: 'cat', text: 'un chat regarde', gap: [3, 7], skill: 'write' },
            { ...sung, id: 'rain', text: 'La pluie tombe', gap: [3, 8], skill: 'hear' },
          ],
          order: ['rain', 'cat'],
        }}
      />
    </PretendPage>,
  )
  await screen.getByRole('button', { name: 'Start' }).click()
  await expect.element(screen.getByText('From La pluie')).toBeVisible()
  const choices = screen.getByRole('group', { name: 'Which word is missing?' })
  await choices.getByRole('button', { name: /pluie/ }).click()
  await screen.getByRole('button', { name: 'Next' }).click()
  await screen.getByRole('textbox').fill('chat')
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => waitingFor(sampleUser.id).attempts)
    .toMatchObject([
      { line: 'rain', skill: 'hear', place: 'review', isRight: true },
      { line: 'cat', skill: 'write', place: 'review', isRight: true },
    ])
})
