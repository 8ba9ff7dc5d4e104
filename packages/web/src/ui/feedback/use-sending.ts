import { useRef, useState } from 'react'

/** Sends one thing at a time: while it is on its way, another press does nothing. */
export function useSending(): [boolean, (send: () => Promise<unknown>) => void] {
  const [isSending, setIsSending] = useState(false)
  const current = useRef(false)
  const start = (send: () => Promise<unknown>) => {
    if (current.current) return
    current.current = true
    setIsSending(true)
    void send().finally(() => {
      current.current = false
      setIsSending(false)
    })
  }
  return [isSending, start]
}
