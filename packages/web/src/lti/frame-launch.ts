import { store } from '../ui/store'

/** The id of the launch that this frame came by, with which it begins again in a new tab; none after a reload. */
export const frameLaunch = store<string | undefined>(undefined)

/** The course around this frame, as its platform calls it; none after a reload. */
export const frameCourse = store('')

/** The address of a tab of its own: the launch once more, or the page itself. */
export const tabAddress = (launch: string | undefined, here: string): string =>
  launch === undefined ? here : `/lti/again/${launch}`
