const foreign = new Map<string, string>()

/** Remembers the language of words that came in another one than the page's. */
export function noteLanguage(words: string, lang: string): void {
  foreign.set(words, lang)
}

/** Words that may be the server's: where they came in another language than the page's, they are marked with it. */
export function ServerWords({ children: words }: { children: string }) {
  const lang = foreign.get(words)
  return lang === undefined ? words : <span lang={lang}>{words}</span>
}
