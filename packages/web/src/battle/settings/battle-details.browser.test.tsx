import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { offerShown } from '../../saved-here/battle-choices'
import { BattleDetails } from './battle-details'

const chosen = { names: ['Lucía', 'Ernesto'], difficulty: 'easy' } as const
const offer = 'The number with the swords in the clock is the damage that you would do now.'

test('it is said what the swords stand for: beside the computer always, in the clock where it shows them', async () => {
  const screen = await render(<BattleDetails {...chosen} relaxed={false} />)
  await expect.element(screen.getByText(offer)).toBeVisible()
  await screen.rerender(<BattleDetails {...chosen} relaxed />)
  await expect.element(screen.getByText(offer)).not.toBeInTheDocument()
  await expect
    .element(screen.getByText(/^In your turn the swords beside the computer/))
    .toBeVisible()
  offerShown.set(false)
  await screen.rerender(<BattleDetails {...chosen} relaxed={false} />)
  await expect.element(screen.getByText(offer)).not.toBeInTheDocument()
  localStorage.clear()
})
