import { useState } from 'react'

/**
 * Fields that follow something until somebody types there: what was typed counts, else what is suggested.
 *
 * @param suggested what each field would say by itself, as far as that is known.
 */
export function useFollowed<Name extends string>(suggested: Partial<Record<Name, string>>) {
  const [typed, setTyped] = useState<Partial<Record<Name, string>>>({})
  return (name: Name) => ({
    value: typed[name] ?? suggested[name] ?? '',
    type: (value: string) => setTyped(before => ({ ...before, [name]: value })),
  })
}
