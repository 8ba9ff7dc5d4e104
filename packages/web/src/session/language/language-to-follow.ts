/** What is known when a page looks whether it speaks the language of whoever is logged in. */
interface Known {
  /** The account's language; null or undefined follows the device. */
  wanted: string | null | undefined
  /** The language of the page. */
  shown: string
  offered: readonly string[]
  /** The pair that this tab has loaded itself anew for. */
  followed: unknown
}

/**
 * The language in which a page is to load itself anew, and the pair that it remembers, so that it never does so twice
 * (accounts.md#language); undefined where it stays.
 */
export function languageToFollow({ wanted, shown, offered, followed }: Known) {
  if (!wanted || wanted === shown || !offered.includes(wanted)) return undefined
  const pair = `${shown} ${wanted}`
  return pair === followed ? undefined : { language: wanted, pair }
}
