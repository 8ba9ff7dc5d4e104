import { type ServerWords, serverWords } from '@duologue/domain/messages/server-words'
import type { BuiltLanguage } from '@duologue/domain/messages/site-languages'
import type { PageRenderer } from './page-renderer'

/** Languages of which there are pages. */
export interface PageLanguages {
  /** Those in which there are pages now: others may still be built. */
  offered(): readonly BuiltLanguage[]
  /** The renderer of one of these. */
  rendererIn(language: BuiltLanguage): Promise<PageRenderer>
}

/**
 * English, which is always there, with those of the others that are wanted. A renderer is loaded when its language is
 * first asked for, and then kept (decision 088).
 */
export function pageLanguages(
  english: PageRenderer,
  others: PageLanguages | undefined,
  wanted: readonly BuiltLanguage[],
): PageLanguages {
  const loaded = new Map<BuiltLanguage, Promise<PageRenderer>>([['en', Promise.resolve(english)]])
  return {
    offered: () => [
      'en',
      ...(others?.offered().filter(language => wanted.includes(language)) ?? []),
    ],
    rendererIn(language) {
      const known = loaded.get(language)
      if (known || !others) return known ?? Promise.resolve(english)
      const loading = others.rendererIn(language)
      loaded.set(language, loading)
      loading.catch(() => loaded.delete(language))
      return loading
    },
  }
}

/** What the server says in a language; English where that cannot be loaded, so that no refusal goes unsaid. */
export const wordsIn = async (
  languages: PageLanguages,
  language: BuiltLanguage,
): Promise<ServerWords> => {
  if (language === 'en' || !languages.offered().includes(language)) return serverWords
  const renderer = await languages.rendererIn(language).catch(() => undefined)
  return renderer?.words ?? serverWords
}
