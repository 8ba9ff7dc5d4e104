import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { PretendPage } from '../ui/pretend-page'
import { ConversationCard } from './conversation-card'
import { sampleConversation } from './sample-conversation'

const show = (gist: string, asked?: string) =>
  render(
    <PretendPage>
      <ConversationCard
        conversation={sampleConversation([], { gist, translationLanguage: 'de' })}
        asked={asked}
      />
    </PretendPage>,
  )

test('a card says under its foreign title what it is about, in the language of its translations', async () => {
  const screen = await show('Zwei Gäste und ein Zimmer', 'gaste')
  const gist = screen.getByText('Zwei Gäste und ein Zimmer')
  await expect.element(gist).toBeVisible()
  await expect.element(gist).toHaveAttribute('lang', 'de')
  expect(gist.element().querySelector('mark')?.textContent).toBe('Gäste')
})

test('a card of a conversation whose author said nothing has no empty line', async () => {
  const screen = await show('')
  await expect.element(screen.getByText('La llave')).toBeVisible()
  expect(screen.container.querySelector('[lang="de"]')).toBe(null)
})
