import { savedHere } from './saved-here'
import { texts } from './tellings'

/** The dialects that the reader speaks, as tags, at most one a language (S2 section 9). */
export const chosenDialects = savedHere('speech-dialects', [], texts)
