import { itemRowTexts as texts } from '@duologue/domain/messages/pronunciation/pronunciation-editor'
import type { PronunciationItem } from '@duologue/domain/pronunciation/item'
import {
  addItem,
  itemOf,
  removeItem,
  restoreItem,
} from '@duologue/domain/pronunciation/item-actions'
import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RowField } from './row-field'
import { RowFrame } from './row-frame'
import { RowsPane } from './rows-pane'
import { useRows } from './use-rows'

const rules = {
  most: 4,
  add: addItem,
  remove: removeItem,
  restore: restoreItem,
  moved: texts.moved,
}

/** Rows with these texts; `put` changes them as somebody else's version would. */
async function open(...written: string[]) {
  const shown = { rows: written.map((text, at) => itemOf(`r${at}`, { text })) }
  let put: (rows: PronunciationItem[]) => void = () => undefined
  function Rows() {
    const [rows, setRows] = useState(shown.rows)
    const now = useRef(() => shown.rows)
    const onRows = useRef((next: PronunciationItem[]) => {
      shown.rows = next
      setRows(next)
    })
    put = onRows.current
    const state = useRows(now.current, onRows.current, rules)
    return (
      <RowsPane texts={texts} count={rows.length} most={rules.most} rows={state} tools={null}>
        {rows.map(({ id, text }, at) => (
          <RowFrame
            key={id}
            id={id}
            place={at + 1}
            total={rows.length}
            texts={texts}
            actions={state.actions}
            more={null}
            onMore={() => undefined}
          >
            <RowField
              row={id}
              kind="text"
              value={text}
              most={10}
              label={texts.textOf(at + 1)}
              actions={state.actions}
              onValue={typed =>
                onRows.current(
                  shown.rows.map(row => (row.id === id ? { ...row, text: typed } : row)),
                )
              }
            />
          </RowFrame>
        ))}
      </RowsPane>
    )
  }
  await render(<Rows />)
  return {
    texts: () => shown.rows.map(({ text }) => text),
    rows: () => shown.rows,
    put: (rows: PronunciationItem[]) => put(rows),
    field: (place: number) => page.getByLabelText(texts.textOf(place), { exact: true }),
    press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
  }
}

test('Enter makes a row after this one and goes there; one that waits to be written in is taken first', async () => {
  const { texts: now, field } = await open('a', 'b')
  await field(1).click()
  await userEvent.keyboard('{Enter}')
  await expect.element(field(2)).toHaveFocus()
  expect(now()).toEqual(['a', '', 'b'])
  await field(1).click()
  await userEvent.keyboard('{Enter}')
  await expect.element(field(2)).toHaveFocus()
  expect(now()).toEqual(['a', '', 'b'])
  await userEvent.keyboard('x{Enter}y')
  await expect.poll(now).toEqual(['a', 'x', 'y', 'b'])
  // There are as many as there may be.
  await userEvent.keyboard('{Enter}')
  expect(now()).toEqual(['a', 'x', 'y', 'b'])
  await expect.element(page.getByRole('button', { name: texts.add })).toBeDisabled()
})

test('what was pasted with breaks is one line', async () => {
  const { texts: now, field } = await open('')
  await field(1).fill('one\ntwo')
  expect(now()).toEqual(['one two'])
})

test('a deleted row comes back to its place, but not twice', async () => {
  const { texts: now, rows, put, press } = await open('a', 'b', 'c')
  const before = rows()
  await press(texts.delete(2))
  expect(now()).toEqual(['a', 'c'])
  await press('Undo')
  expect(now()).toEqual(['a', 'b', 'c'])
  await press(texts.delete(2))
  put([...before])
  await press('Undo')
  expect(now()).toEqual(['a', 'b', 'c'])
})

test('a row that was moved says where it is', async () => {
  const { texts: now, press } = await open('a', 'b')
  await press(texts.moveDown(1))
  expect(now()).toEqual(['b', 'a'])
  await expect.element(page.getByText(texts.moved(2, 2))).toBeInTheDocument()
})
