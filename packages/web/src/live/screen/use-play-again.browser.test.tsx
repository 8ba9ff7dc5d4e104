import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { createClient } from '../../api/client'
import { pretendApi } from '../../api/pretend-api'
import { PretendPage } from '../../ui/pretend-page'
import { screenView } from '../sample-views'
import { usePlayAgain } from './use-play-again'

const settings = { ...screenView().settings, joins: 'anyone' } as const
const hall = {
  settings,
  conversation: 'c1',
  pronunciationList: null,
  class: null,
  assignment: null,
}

async function show(next: string | null = null) {
  const { api, calls } = pretendApi()
  const act = vi.fn(() => Promise.resolve(null))
  const onAgain = vi.fn()
  const client = createClient(api)
  function Again() {
    const { again, other, endOther } = usePlayAgain(client, 'h1', act, next, onAgain)
    return (
      <>
        <button type="button" onClick={again}>
          Again
        </button>
        {other ? (
          <button type="button" onClick={endOther}>
            End {other.title}
          </button>
        ) : null}
      </>
    )
  }
  const screen = await render(
    <PretendPage>
      <Again />
    </PretendPage>,
  )
  const answered = async (at: number, status: number, body: unknown) => {
    await expect.poll(() => calls.length).toBe(at + 1)
    calls[at]?.answer(status, body)
    return calls[at]
  }
  return { again: screen.getByRole('button', { name: 'Again' }), screen, answered, act, onAgain }
}

test('the hall itself is asked for; pressed again after a lost answer, the same hall is opened', async () => {
  const { again, answered, act, onAgain } = await show()
  await again.click()
  expect((await answered(0, 200, { hall }))?.path).toBe('/api/live/halls/h1/report')
  const lost = await answered(1, 504, {})
  await again.click()
  await answered(2, 200, { hall })
  const opened = await answered(3, 201, { id: 'h2' })
  expect(opened?.body).toEqual({ conversation: 'c1', settings })
  expect(opened?.key).toMatch(/./)
  expect(opened?.key).toBe(lost?.key)
  await expect.poll(() => onAgain.mock.calls).toEqual([['h2']])
  expect(act).toHaveBeenCalledWith({ type: 'again', hall: 'h2' })
})

test('another open game is told, and can be ended for this one', async () => {
  const { again, answered, screen } = await show()
  await again.click()
  await answered(0, 200, { hall })
  const current = { id: 'h0', title: 'En el mercado' }
  await answered(1, 409, { code: 'hall-open', message: 'You have an open game.', current })
  await screen.getByRole('button', { name: 'End En el mercado' }).click()
  await answered(2, 200, { hall })
  expect((await answered(3, 201, { id: 'h2' }))?.body).toMatchObject({ instead: 'h0' })
})

test.each([
  ['what was played is gone', { ...hall, conversation: null }],
  ['it was for a class that is gone', { ...hall, settings: { ...settings, joins: 'class' } }],
])('where %s it is said', async (_why, gone) => {
  const { again, answered, screen } = await show()
  await again.click()
  await answered(0, 200, { hall: gone })
  await expect.element(screen.getByText('What was played is not there any more.')).toBeVisible()
})

test('where the same is played again already one is led there', async () => {
  const { again, onAgain } = await show('h2')
  await again.click()
  await expect.poll(() => onAgain.mock.calls).toEqual([['h2']])
})
