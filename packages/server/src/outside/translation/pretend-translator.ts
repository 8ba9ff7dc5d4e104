import { TranslationFailed, type Translator } from './translator'

/** A translator for tests: it answers the text in brackets, counts what it was asked, and fails while it is told to. */
export interface PretendTranslator extends Translator {
  asked: string[][]
  isAway: boolean
}

export function pretendTranslator(): PretendTranslator {
  const one: PretendTranslator = {
    id: 'pretend',
    asked: [],
    isAway: false,
    translate(texts, { to }) {
      one.asked.push([...texts])
      if (one.isAway) return Promise.reject(new TranslationFailed('the service answered 503'))
      return Promise.resolve(texts.map(text => `${to}[${text}]`))
    },
  }
  return one
}
