let hasWorked = false

/** Remembers that the microphone was heard on this page; not every browser says that it is allowed. */
export function rememberMicrophone(): void {
  hasWorked = true
}

/**
 * Whether the microphone may be opened without a question (speech.md#microphone-permission); a browser that does not
 * say would ask.
 */
export async function isMicrophoneGranted(): Promise<boolean> {
  if (hasWorked) return true
  try {
    const { state } = await navigator.permissions.query({ name: 'microphone' })
    return state === 'granted'
  } catch {
    return false
  }
}
