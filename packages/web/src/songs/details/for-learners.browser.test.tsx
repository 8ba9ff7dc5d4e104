import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createClient } from '../../api/client'
import { pretendApi } from '../../api/pretend-api'
import { PretendPage } from '../../ui/pretend-page'
import { inHand } from '../editing/stored-song'
import { wholeSong } from '../sample-whole-song'
import { ForLearners } from './for-learners'
import { WithdrawDialog } from './withdraw-dialog'

const lines = [
  ['la mer', 'the sea'],
  ['qui danse', ''],
  ['oh', ''],
] as const

async function open(fields: object = {}) {
  const song = inHand(wholeSong(lines))
  const lyrics = song.lyrics.map(line => ({ ...line, emptyLyric: false }))
  const led: string[] = []
  const { api, calls } = pretendApi()
  const screen = await render(
    <PretendPage>
      <details>
        <summary>Song</summary>
        <select name="rights" aria-label="Rights" />
      </details>
      <ForLearners
        client={createClient(api)}
        song={{ ...song, lyrics, fields: { ...song.fields, ...fields } }}
        id="song"
        onLyric={id => led.push(id)}
        onOpen={({ kind }) => led.push(kind)}
      />
    </PretendPage>,
  )
  return { screen, led, calls }
}

test('what is missing is counted, and each thing leads to its place', async () => {
  const { screen, led, calls } = await open({ rights: 'unknown' })
  await expect.poll(() => calls.map(({ path }) => path)).toEqual(['/api/songs/song/faults'])
  calls[0]?.answer(200, { people: 3, faults: [{ fault: 'gone', people: 3 }] })
  await screen.getByText('For learners').click()
  await expect.element(screen.getByText('4 things are missing')).toBeVisible()
  const times = screen.getByRole('link', { name: '0 of 3 lines are timed' })
  await expect.element(times).toHaveAttribute('href', '/editor/songs/song/timesync')
  await screen.getByRole('button', { name: '2 lines have no translation' }).click()
  await screen.getByRole('button', { name: 'The video did not play for 3 people' }).click()
  await screen.getByRole('button', { name: 'Rights are not stated' }).click()
  await expect.element(screen.getByLabelText('Rights')).toHaveFocus()
  const see = screen.getByRole('link', { name: 'See it as a learner' })
  await expect.element(see).toHaveAttribute('href', '/songs/song')
  await screen.getByRole('button', { name: 'Withdraw' }).click()
  expect(led).toEqual(['id-1', 'video', 'withdraw'])
})

test('a song that is withdrawn says so, and can be shown again', async () => {
  const { screen, led } = await open({ withdrawnAt: '2026-03-04T10:00:00Z', mediaUrl: '/media/x' })
  await screen.getByText('Withdrawn: learners do not see it.').click()
  await screen.getByRole('button', { name: 'Show again' }).click()
  expect(led).toEqual(['restore'])
})

test('a song is withdrawn for a reason, and shown again with one or without', async () => {
  const sent: string[] = []
  const dialog = (act: 'withdraw' | 'restore') => (
    <PretendPage>
      <WithdrawDialog
        act={act}
        onSend={reason => Promise.resolve(void sent.push(`${act} ${reason}`))}
        onClose={() => {}}
      />
    </PretendPage>
  )
  const screen = await render(dialog('withdraw'))
  const press = (name: string) => screen.getByRole('button', { name, exact: true }).click()
  await press('Withdraw')
  await expect.element(screen.getByText('Required')).toBeVisible()
  await screen.getByLabelText('Reason').fill(' Its singer asks for it. ')
  await press('Withdraw')
  await expect.poll(() => sent).toEqual(['withdraw Its singer asks for it.'])
  await screen.getByLabelText('Reason').fill('')
  await screen.rerender(dialog('restore'))
  await press('Show again')
  await expect.poll(() => sent.at(-1)).toBe('restore ')
})
