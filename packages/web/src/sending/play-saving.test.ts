import { expect, test } from 'vitest'
import { store } from '../ui/store'
import { notSaved, type PlaySaving, whenSettled } from './play-saving'

test('it is waited for until it is stored, kept or refused; what is not stored is not waited for', async () => {
  await whenSettled(notSaved)
  for (const end of [{ name: 'later' }, { name: 'refused', message: 'No.' }] as const) {
    const saving = store<PlaySaving | null>({ name: 'sending' })
    let isSettled = false
    const settled = whenSettled(saving).then(() => {
      isSettled = true
    })
    saving.set({ name: 'sending' })
    await Promise.resolve()
    expect(isSettled).toBe(false)
    saving.set(end)
    await settled
    expect(isSettled).toBe(true)
  }
})
