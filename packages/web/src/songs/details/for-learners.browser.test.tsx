import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { PretendPage } from '../../ui/pretend-page'
import { inHand } from '../editing/stored-song'
import { wholeSong } from '../sample-whole-song'
import { ForLearners } from './for-learners'

async function open(fields: object = {}) {
  const song = inHand(
    wholeSong([
      ['la mer', 'the sea'],
      ['qui danse', ''],
      ['oh', ''],
    ]),
  )
  const lyrics = song.lyrics.map(line => ({ ...line, emptyLyric: false }))
  const led: string[] = []
  const screen = await render(
    <PretendPage>
      <ForLearners
        song={{ ...song, lyrics, fields: { ...song.fields, ...fields } }}
        id="song"
        onLyric={id => led.push(id)}
        onField={field => led.push(field)}
      />
    </PretendPage>,
  )
  return { screen, led }
}

test('what is missing is counted, and each thing leads to its place', async () => {
  const { screen, led } = await open({ rights: 'unknown' })
  await screen.getByText('For learners').click()
  await expect.element(screen.getByText('3 things are missing')).toBeVisible()
  const times = screen.getByRole('link', { name: '0 of 3 lines are timed' })
  await expect.element(times).toHaveAttribute('href', '/editor/songs/song/timesync')
  await screen.getByRole('button', { name: '2 lines have no translation' }).click()
  await screen.getByRole('button', { name: 'Rights are not stated' }).click()
  expect(led).toEqual(['id-1', 'rights'])
})
