import { type ChangeEvent, useRef, useState } from 'react'

/**
 * What is typed into a field that is saved by itself: it stands as it was typed as long as the field has the focus,
 * whatever is stored meanwhile, so that nothing jumps under the fingers. `onLeft` is told what the field began with and
 * what was left in it, when that differs.
 */
export function useTyped(
  value: string,
  onTyped: (value: string) => void,
  onLeft?: (began: string, left: string) => void,
) {
  const [typed, setTyped] = useState<string | null>(null)
  const began = useRef(value)
  return {
    value: typed ?? value,
    onFocus: () => {
      began.current = value
    },
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setTyped(target.value)
      onTyped(target.value)
    },
    onBlur: () => {
      setTyped(null)
      if (typed !== null && typed !== began.current) onLeft?.(began.current, typed)
    },
  }
}
