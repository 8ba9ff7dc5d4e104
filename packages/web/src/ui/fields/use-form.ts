import { useRef, useState } from 'react'
import { useSending } from '../feedback/use-sending'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What is wrong with each field of a form, given all its values; the order is that of the focus. */
type FieldRules = Readonly<Record<string, (value: string, values: never) => string | undefined>>

type Name<Rules> = keyof Rules & string
type Values<Rules> = Record<Name<Rules>, string>

/**
 * A form over the domain's rules (accounts.md#rules-of-fields): what is wrong shows for touched fields only, after a
 * try to send for all of them; the first wrong field gets the focus; what is being sent is not sent twice. The fields
 * keep their own values, so what was typed before the page was taken over stays. `depends` names the field that is
 * checked again when another one changes. `onSend` must not throw.
 */
export function useForm<Rules extends FieldRules>({
  rules,
  values,
  depends = {},
  onSend,
}: {
  rules: Rules
  values?: Partial<Values<Rules>>
  depends?: Partial<Record<Name<Rules>, Name<Rules>>>
  onSend: (values: Values<Rules>) => Promise<unknown>
}) {
  const names = Object.keys(rules) as Name<Rules>[]
  const controls = useRef(new Map<string, Control>())
  const watched = useRef(new Set<string>())
  const filled = useRef(new Map<string, string>())
  const [faults, setFaults] = useState<Partial<Record<string, string>>>({})
  const [refused, setRefused] = useState<{ name: string; says: string }>()
  const [isSending, send] = useSending()

  const stored = useRef<Partial<Values<Rules>>>(values ?? {})
  const sent = useRef<Values<Rules>>(null)

  const typed = () =>
    Object.fromEntries(
      names.map(name => [name, controls.current.get(name)?.value ?? values?.[name] ?? '']),
    ) as Values<Rules>
  const faultOf = (name: Name<Rules>, all: Values<Rules>) => rules[name]?.(all[name], all as never)

  /** Looks again at fields that the reader has been told about, or has left. */
  const check = (...changed: (Name<Rules> | undefined)[]) => {
    const all = typed()
    const seen = changed.filter(name => name !== undefined && watched.current.has(name))
    setFaults(before => ({
      ...before,
      ...Object.fromEntries(seen.map(name => [name, faultOf(name as Name<Rules>, all)])),
    }))
  }

  const focus = (name: Name<Rules>) => {
    const control = controls.current.get(name)
    control?.focus()
    if (control && 'select' in control) control.select()
  }

  /** What was chosen out of lists becomes what is stored again; what was typed stays. */
  const setBack = (some: readonly Name<Rules>[] = names) => {
    for (const name of some) {
      const control = controls.current.get(name)
      if (control instanceof HTMLSelectElement)
        control.value = stored.current[name] ?? control.value
    }
  }

  /**
   * Tells beside a field what was said to the values that were sent; the next key takes it away. What was chosen out of a
   * list is set back to what is stored: chosen again, it would be refused again.
   */
  const refuse = (name: Name<Rules>, says: string) => {
    setRefused({ name, says })
    setBack([name])
    focus(name)
  }

  /** Whether something was typed, in some of the fields if they are named, that is neither stored nor being sent. */
  const isTyped = (some: readonly Name<Rules>[] = names) => {
    const all = typed()
    return !isSending && some.some(name => all[name] !== (stored.current[name] ?? ''))
  }

  const field = (name: Name<Rules>) => ({
    name,
    ref: (control: Control | null) => {
      if (!control) return void controls.current.delete(name)
      controls.current.set(name, control)
      // What was typed before the page was taken over is typed, too.
      stored.current[name] ??= 'defaultValue' in control ? control.defaultValue : control.value
    },
    ...(values ? { defaultValue: values[name] } : {}),
    onBlur: () => {
      watched.current.add(name)
      check(name)
    },
    onChange: () => {
      setRefused(undefined)
      check(name, depends[name])
    },
    fault: refused?.name === name ? refused.says : faults[name],
    faultIsSentence: refused?.name === name,
  })

  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    const all = typed()
    setRefused(undefined)
    for (const name of names) watched.current.add(name)
    setFaults(Object.fromEntries(names.map(name => [name, faultOf(name, all)])))
    const wrong = names.find(name => faultOf(name, all) !== undefined)
    if (wrong !== undefined) return focus(wrong)
    sent.current = all
    send(() => onSend(all))
  }

  /** What is stored now is shown, but for fields that were typed in while it was being sent. */
  const reset = (fresh: Partial<Values<Rules>>) => {
    stored.current = fresh
    watched.current.clear()
    setFaults({})
    for (const [name, control] of controls.current)
      if (control.value === sent.current?.[name as Name<Rules>])
        control.value = fresh[name as Name<Rules>] ?? ''
  }

  /** Puts values into fields that are empty or as they were at first, or have what was put into them before. */
  const fill = (fresh: Partial<Values<Rules>>) => {
    for (const [name, value] of Object.entries(fresh)) {
      const control = controls.current.get(name)
      const isOurs =
        !control?.value ||
        control.value === filled.current.get(name) ||
        control.value === stored.current[name as Name<Rules>]
      if (!control || !isOurs || value === undefined) continue
      control.value = value
      filled.current.set(name, value)
      check(name as Name<Rules>)
    }
  }

  return {
    field,
    form: { noValidate: true, onSubmit: submit },
    isSending,
    reset,
    focus,
    refuse,
    setBack: () => setBack(),
    isTyped,
    fill,
  }
}
