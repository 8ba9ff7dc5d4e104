import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { sampleConversation, sampleLine } from '../../sample-conversation'
import { storedConversation } from '../conversation-edit-of'
import { ImportDialog } from './import-dialog'

const { fields } = storedConversation(sampleConversation([sampleLine(1, 'Hola.')]))

test('before a file is chosen there is nothing to add, and nothing is on its way', async () => {
  const screen = await render(
    <ImportDialog now={() => fields} onLines={() => {}} onClose={() => {}} />,
  )
  const add = screen.getByRole('button', { name: 'Add 0 lines' })
  await expect.element(add).toBeDisabled()
  await expect.element(add).toHaveAttribute('data-sending', 'false')
  expect(add.element().querySelector('span')).toBeNull()
})
