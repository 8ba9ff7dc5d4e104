import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { CallFailed } from '../api/call-failed'
import { NoAnswer } from '../api/connection'
import { dismiss, notifications } from '../ui/feedback/notify'
import { tellingCache } from './telling-cache'

afterEach(() => {
  for (const { id } of notifications.now()) dismiss(id)
})

const told = () => notifications.now().map(({ message }) => message)
const refusal = (status: number, message: string) =>
  new CallFailed(status, JSON.stringify({ message, code: 'x' }))

/** Something that is loaded with what the answers say, one after the other. */
async function show(answers: (Error | string)[]) {
  const client = new QueryClient({
    queryCache: tellingCache(),
    defaultOptions: { queries: { retry: false } },
  })
  const queryFn = async () => {
    const answer = answers.shift()
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error('none left')
    return answer
  }
  function Part() {
    const { data, error, refetch } = useQuery({ queryKey: ['it'], queryFn })
    return (
      <>
        <output>{data ?? error?.message ?? 'on its way'}</output>
        <button type="button" onClick={() => void refetch()}>
          Retry
        </button>
      </>
    )
  }
  const ahead = () => client.prefetchQuery({ queryKey: ['it'], queryFn })
  const open = async () => {
    const screen = await render(
      <QueryClientProvider client={client}>
        <Part />
      </QueryClientProvider>,
    )
    return { screen, says: (text: string) => screen.getByText(text, { exact: true }) }
  }
  return { ahead, open }
}

test('what could not be loaded is told by its own message until it is there', async () => {
  const { open } = await show([refusal(503, 'The service is busy.'), 'It is here'])
  const { screen, says } = await open()
  await expect.element(says('The service is busy.')).toBeVisible()
  expect(told()).toEqual(['The service is busy.'])
  await screen.getByRole('button', { name: 'Retry' }).click()
  await expect.element(says('It is here')).toBeVisible()
  expect(told()).toEqual([])
})

test('that nobody answered is told by the line under the header alone', async () => {
  const { open } = await show([new NoAnswer('no answer')])
  const { says } = await open()
  await expect.element(says('no answer')).toBeVisible()
  expect(told()).toEqual([])
})

test.each([401, 403, 404])('%i is told by the page alone', async status => {
  const { open } = await show([refusal(status, 'Not for you.')])
  const { says } = await open()
  await expect.element(says('Not for you.')).toBeVisible()
  expect(told()).toEqual([])
})

test('what was fetched ahead and failed is told to nobody', async () => {
  const { ahead } = await show([refusal(503, 'The service is busy.')])
  await ahead()
  expect(told()).toEqual([])
})
