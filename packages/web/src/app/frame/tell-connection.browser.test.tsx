import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { connection } from '../../ui/has-connection'
import { statusLine } from './status-line'
import { tellConnection } from './tell-connection'

afterEach(() => {
  connection.set(true)
  document.querySelector('header')?.remove()
})

const words = 'No connection. What you do is kept and sent later.'
const line = () => page.getByText(words, { exact: true })

/** A page with a header; `server.answers` says whether anybody answers it. */
function open() {
  const header = document.createElement('header')
  document.body.append(header)
  const server = { answers: true, asked: 0 }
  document.documentElement.dataset.awake = ''
  const line = statusLine(document)
  tellConnection(line, async () => {
    server.asked += 1
    return server.answers
  })
  return { header, server, place: line.place }
}

test('a call without an answer is told under the header until somebody answers', async () => {
  const { header, server, place } = open()
  server.answers = false
  connection.set(false)
  await expect.element(line()).toBeVisible()
  const told = line().element()
  expect([told.getAttribute('role'), header.nextElementSibling]).toEqual(['status', told])
  expect(server.asked).toBe(1)
  // The page around it is another one.
  header.remove()
  const next = document.createElement('header')
  document.body.prepend(next)
  place()
  expect(next.nextElementSibling).toBe(line().element())
  server.answers = true
  window.dispatchEvent(new Event('online'))
  await expect.element(line()).not.toBeInTheDocument()
  expect(connection.now()).toBe(true)
})

test('a call that failed while somebody answers tells nothing', async () => {
  const { server } = open()
  connection.set(false)
  await expect.poll(() => connection.now()).toBe(true)
  expect(server.asked).toBe(1)
  await expect.element(line()).not.toBeInTheDocument()
})

test('a browser that says that it is offline is not believed while somebody answers', async () => {
  const { server } = open()
  window.dispatchEvent(new Event('offline'))
  await expect.poll(() => server.asked).toBe(1)
  await expect.element(line()).not.toBeInTheDocument()
  server.answers = false
  window.dispatchEvent(new Event('offline'))
  await expect.element(line()).toBeVisible()
  server.answers = true
  window.dispatchEvent(new Event('online'))
  await expect.element(line()).not.toBeInTheDocument()
})
