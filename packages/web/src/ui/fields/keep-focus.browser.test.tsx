import { useEffect, useRef, useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ConfirmDialog } from '../dialogs/confirm-dialog'
import { keepFocus } from './keep-focus'

let stop = () => undefined as void
beforeEach(() => {
  stop = keepFocus(document)
})
afterEach(() => stop())

const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.localName
const isFocused = (what: string) => expect.poll(focused).toBe(what)

/** A list whose rows are deleted at once, or after a question. */
function List({ names, asks = false }: { names: string[]; asks?: boolean }) {
  const [left, setLeft] = useState(names)
  const [leaving, setLeaving] = useState<string | null>(null)
  const remove = (gone: string) => setLeft(left.filter(name => name !== gone))
  return (
    <section aria-label="The list">
      {left.length === 0 ? <p>Nothing left</p> : null}
      <ul>
        {left.map(name => (
          <li key={name}>
            <button type="button" aria-label={`Open ${name}`} />
            <button
              type="button"
              aria-label={`Delete ${name}`}
              onClick={() => (asks ? setLeaving(name) : remove(name))}
            />
            {leaving === name ? (
              <ConfirmDialog
                title="Delete?"
                confirm="Yes"
                onConfirm={async () => {
                  remove(name)
                  setLeaving(null)
                }}
                onClose={() => setLeaving(null)}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

test('who deletes a row goes on with the next one, then the one before, then the list', async () => {
  const screen = await render(<List names={['a', 'b', 'c']} />)
  await screen.getByRole('button', { name: 'Delete b' }).click()
  await isFocused('Delete c')
  await userEvent.keyboard('{Enter}')
  await isFocused('Delete a')
  await userEvent.keyboard('{Enter}')
  await isFocused('The list')
})

test('a dialog that closes gives the focus back, also where what opened it went with it', async () => {
  const screen = await render(<List names={['a', 'b']} asks />)
  await screen.getByRole('button', { name: 'Delete a' }).click()
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await isFocused('Delete a')
  await userEvent.keyboard('{Enter}')
  await screen.getByRole('button', { name: 'Yes' }).click()
  await isFocused('Delete b')
})

/** Goes away under an open dialog that stands elsewhere. */
function Page() {
  const [isOpen, setOpen] = useState(false)
  const [isThere, setThere] = useState(true)
  return (
    <main>
      <section aria-label="Above">
        {isThere ? (
          <button type="button" aria-label="Open" onClick={() => setOpen(true)} />
        ) : (
          <p>It is gone</p>
        )}
      </section>
      {isOpen ? (
        <ConfirmDialog
          title="Take it away?"
          confirm="Yes"
          onConfirm={async () => setThere(false)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </main>
  )
}

test('what opened a dialog may go while it is open: the part around it gets the focus', async () => {
  const screen = await render(<Page />)
  await screen.getByRole('button', { name: 'Open' }).click()
  await screen.getByRole('button', { name: 'Yes' }).click()
  await expect.element(screen.getByText('It is gone')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await isFocused('Above')
})

/** Something that takes the focus by itself when it comes. */
function Taker() {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <h2 ref={title} tabIndex={-1} aria-label="What came">
      What came
    </h2>
  )
}

function Step() {
  const [isNext, setNext] = useState(false)
  return (
    <section aria-label="Around">
      {isNext ? (
        <Taker />
      ) : (
        <button type="button" aria-label="Next" onClick={() => setNext(true)} />
      )}
    </section>
  )
}

test('what takes the focus by itself comes first', async () => {
  const screen = await render(<Step />)
  await screen.getByRole('button', { name: 'Next' }).click()
  await isFocused('What came')
})

test('who pressed an empty place is not brought back', async () => {
  const screen = await render(
    <>
      <List names={['a', 'b']} />
      <p>An empty place</p>
    </>,
  )
  const row = screen.getByRole('button', { name: 'Delete a' })
  row.element().focus()
  await screen.getByText('An empty place').click()
  expect(focused()).toBe('body')
  const drawn = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
  await drawn()
  ;(row.element() as HTMLElement).click()
  await expect.poll(() => row.query()).toBeNull()
  await drawn()
  await drawn()
  expect(focused()).toBe('body')
})
