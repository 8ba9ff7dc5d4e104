import { expect, test } from 'vitest'
import { useBrowser, visitor } from './browser'
import { pressByKeyboard, tabTo } from './by-keyboard'
import { newLiveConversation, patient, phone, told } from './live'
import { callAs, signedInAs } from './school'

useBrowser()

test('by keyboard alone: a teacher opens a game from the page of a conversation, a guest comes in and answers; to the report', {
  timeout: 120_000,
}, async () => {
  const [teacher, guest] = [await visitor(), await visitor(phone)]
  await signedInAs(teacher, 'teacher')
  const { id } = await newLiveConversation(teacher)
  await teacher.goto(`/conversations/${id}/the-last-bus`)
  await pressByKeyboard(teacher, teacher.getByRole('button', { name: 'Live Duel', exact: true }))
  // Open has the focus (live.md#opening).
  const open = teacher.getByRole('dialog').getByRole('button', { name: 'Open', exact: true })
  await expect.poll(() => open.evaluate(one => one === document.activeElement)).toBe(true)
  await teacher.keyboard.press('Enter')
  await told(teacher, 'Nobody is here yet.').waitFor(patient)
  const { halls } = await callAs<{ halls: { code: string }[] }>(teacher, 'GET', '/api/live/halls')

  await guest.goto('/live')
  await tabTo(guest, guest.getByLabel('Game code'))
  await guest.keyboard.type(halls[0]?.code ?? '')
  await guest.keyboard.press('Enter')
  const comeIn = guest.getByRole('button', { name: 'Come in' })
  await expect.poll(() => comeIn.isEnabled(), patient).toBe(true)
  await pressByKeyboard(guest, comeIn)
  await told(guest, 'You are in. Look at the screen.').waitFor(patient)

  await told(teacher, '1 is here').waitFor(patient)
  await pressByKeyboard(teacher, teacher.getByRole('button', { name: 'Start', exact: true }))
  // The computer may speak first.
  await guest.getByRole('list', { name: 'Your answers' }).waitFor(patient)
  await guest.keyboard.press('1')
  await guest.getByText(/^(Right!|Not right\.)$/).waitFor(patient)
  await teacher.keyboard.press('m')
  await teacher.getByRole('dialog', { name: 'Members' }).waitFor()
  await teacher.keyboard.press('Escape')
  await pressByKeyboard(teacher, teacher.getByRole('button', { name: 'End', exact: true }))
  const sure = teacher.getByRole('dialog').getByRole('button', { name: 'End', exact: true })
  await pressByKeyboard(teacher, sure)
  await told(guest, 'This game is over.').waitFor(patient)
  await pressByKeyboard(teacher, teacher.getByRole('link', { name: 'Report', exact: true }))
  await teacher.getByRole('heading', { name: 'Report: The last bus' }).waitFor(patient)
})
