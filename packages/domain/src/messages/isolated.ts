import { language } from './language'
import { directionOf } from './site-languages'

/** The blocks of the scripts that run from the right. */
const rightToLeft = String.raw`\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc`
const otherWay = new RegExp(
  directionOf(language) === 'rtl' ? `[^\\P{L}${rightToLeft}]` : `[${rightToLeft}]`,
  'u',
)

/**
 * What a sentence is handed, as a name: where it runs the other way than the language, or has words that do, it stands
 * between signs (FIRST STRONG ISOLATE and its end) that keep it from turning the signs and numbers beside it. Whatever has
 * such parts already stays as it is.
 */
export const isolated = (text: string): string =>
  otherWay.test(text) && !text.includes('\u2068') ? `\u2068${text}\u2069` : text
