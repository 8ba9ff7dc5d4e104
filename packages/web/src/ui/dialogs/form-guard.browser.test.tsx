import { savingTexts } from '@duologue/domain/messages/saving/saving'
import { useRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { TextField } from '../fields/text-field'
import { useForm } from '../fields/use-form'
import { PretendPage } from '../pretend-page'
import { FormGuard } from './form-guard'

function Page() {
  const { history } = useRouter()
  const { field, form, isTyped, reset } = useForm({
    rules: { name: () => undefined },
    values: { name: 'Ada' },
    onSend: async ({ name }): Promise<void> => {
      reset({ name })
    },
  })
  return (
    <>
      <form {...form}>
        <TextField {...field('name')} label="Name" />
        <button type="submit">Save</button>
      </form>
      <FormGuard isTyped={isTyped} />
      <button type="button" onClick={() => history.push('/elsewhere')}>
        Go on
      </button>
    </>
  )
}

const show = async () => {
  const screen = await render(<Page />, { wrapper: PretendPage })
  return {
    name: screen.getByRole('textbox', { name: 'Name' }),
    dialog: screen.getByRole('dialog', { name: savingTexts.leaveTitle }),
    press: (name: string) => screen.getByRole('button', { name }).click(),
  }
}

test('a form is not left with something typed in it before it was asked', async () => {
  const { name, dialog, press } = await show()
  await name.fill('Grace')
  await press('Go on')
  await expect.element(dialog).toBeVisible()
  await press('Cancel')
  await expect.poll(() => dialog.query()).toBeNull()
  await expect.element(name).toHaveValue('Grace')
  await press('Go on')
  await press('Leave')
  await expect.poll(() => dialog.query()).toBeNull()
})

test('what is as it is stored, or was saved since, is left without a question', async () => {
  const { name, dialog, press } = await show()
  await name.fill('Grace')
  await name.fill('Ada')
  await press('Go on')
  expect(dialog.query()).toBeNull()
  await name.fill('Grace')
  await press('Save')
  await press('Go on')
  expect(dialog.query()).toBeNull()
})
