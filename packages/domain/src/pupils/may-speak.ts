import type { SpeakingSetting } from './pupil-settings'

/**
 * Whether a pupil may use Speaking Mode (pupils.md#speaking-mode): what is said there may go to a service of the browser's
 * maker.
 */
export function maySpeak(setting: SpeakingSetting, hasConsent: boolean): boolean {
  return setting === 'everybody' || (setting === 'consent' && hasConsent)
}
