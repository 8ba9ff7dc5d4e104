import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Dialogue } from './dialogue'
import { sampleConversation, sampleLine } from './sample-conversation'

test('the switch names the language of translations where the page speaks another', async () => {
  const conversation = sampleConversation([sampleLine(1, 'La llave')])
  const screen = await render(<Dialogue conversation={conversation} />)
  await expect
    .element(screen.getByRole('switch', { name: 'Translations', exact: true }))
    .toBeVisible()
  await screen.rerender(<Dialogue conversation={{ ...conversation, translationLanguage: 'fr' }} />)
  await expect.element(screen.getByRole('switch', { name: 'Translations (French)' })).toBeVisible()
})
