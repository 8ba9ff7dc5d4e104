import { type LanguageCode, languageOf } from '@duologue/domain/choices/languages'
import { savedUser } from '../saved-here/signed-in'

/** The language that whoever is logged in learns; undefined for visitors, and where none was chosen. */
export const learnsNow = (): LanguageCode | undefined => languageOf(savedUser.get()?.learns)

/** The same in a component; undefined on the server and at hydration. */
export const useLearns = (): LanguageCode | undefined => languageOf(savedUser.use()?.learns)
