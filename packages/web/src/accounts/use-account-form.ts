import type { FieldFault } from '@duologue/domain/accounts/account-fields'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'

/** What is wrong with each field of a form, given all its values; the order is that of the focus. */
type FieldRules = Readonly<Record<string, (value: string, values: never) => FieldFault>>

type Name<Rules> = keyof Rules & string
type Values<Rules> = Record<Name<Rules>, string>

/**
 * A form over the domain's rules (S1 sections 4 and 5): what is wrong shows for touched fields only, after a try to
 * send for all of them; the first wrong field gets the focus; what is being sent is not sent twice. Without `values`
 * the fields begin with what was typed before the page was taken over. `depends` names the field that is checked
 * again when another one changes. `onSend` must not throw.
 */
export function useAccountForm<Rules extends FieldRules>({
  rules,
  values,
  depends = {},
  onSend,
}: {
  rules: Rules
  values?: Values<Rules>
  depends?: Partial<Record<Name<Rules>, Name<Rules>>>
  onSend: (values: Values<Rules>) => Promise<unknown>
}) {
  const sending = useRef(false)
  const { register, handleSubmit, formState, getFieldState, setFocus, reset } = useForm<
    Record<string, string>
  >({ mode: 'onTouched', ...(values ? { defaultValues: values } : {}) })

  const field = (name: Name<Rules>) => {
    const { error, isTouched } = getFieldState(name, formState)
    const dependent: string | undefined = depends[name]
    return {
      ...register(name, {
        validate: (value, all) => rules[name]?.(value, all as never) ?? true,
        ...(dependent ? { deps: [dependent] } : {}),
      }),
      fault: isTouched || formState.isSubmitted ? error?.message : undefined,
    }
  }

  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    void handleSubmit(sent => onSend(sent as Values<Rules>))(event).finally(() => {
      sending.current = false
    })
  }

  return {
    field,
    form: { noValidate: true, onSubmit: submit },
    isSending: formState.isSubmitting,
    reset: (fresh: Values<Rules>) => reset(fresh),
    focus: (name: Name<Rules>) => setFocus(name, { shouldSelect: true }),
  }
}
