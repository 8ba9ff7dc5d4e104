import { savedHere } from './saved-here'
import { texts } from './tellings'

/** The dialects that the reader speaks, as tags, at most one a language (speech.md#dialects). */
export const chosenDialects = savedHere('speech-dialects', [], texts)
