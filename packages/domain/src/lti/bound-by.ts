/** How a launch can be bound to the browser in which its login began (lti.md#binding). */
export type BoundBy = 'cookie' | 'storage'

/**
 * What is done about a launch whose token is right: it is bound, the storage of the platform's page is asked, or it
 * begins again in a new tab. A cookie that says something else is of another login: nothing is asked then.
 */
export function bindingStep(asked: {
  cookie: 'right' | 'wrong' | 'none'
  hasStorage: boolean
}): BoundBy | 'ask-storage' | 'new-tab' | 'again' {
  if (asked.cookie === 'right') return 'cookie'
  if (asked.cookie === 'wrong') return 'again'
  return asked.hasStorage ? 'ask-storage' : 'new-tab'
}
