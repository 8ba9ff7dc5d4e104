import { type BuiltLanguage, siteLanguages } from './site-languages'

/** What a request says of the language that its reader wants, as it came. */
export interface LanguageWish {
  /** The first part of the address, `de` of `/de/home`: it says the language of this page alone. */
  readonly address?: string | undefined
  /** What the cookie `language` holds: what the reader chose. */
  readonly cookie?: string | undefined
  /** `Accept-Language`: what the browser was set to. */
  readonly accept?: string | undefined
}

/**
 * The language of a page or an answer, of those that are offered (site.md#languages-of-the-interface): of the address,
 * else the chosen one, else the first that the browser asks for. Whoever asks for nothing gets English.
 */
export function chooseLanguage(
  wish: LanguageWish,
  offered: readonly BuiltLanguage[] = siteLanguages,
): BuiltLanguage {
  return wishedLanguage(wish, offered) ?? 'en'
}

/** The same, where any of them is asked for at all. */
export function wishedLanguage(
  { address, cookie, accept }: LanguageWish,
  offered: readonly BuiltLanguage[],
): BuiltLanguage | undefined {
  const named = (code: string | undefined) => offered.find(language => language === code)
  return named(address) ?? named(cookie) ?? acceptedLanguage(accept ?? '', offered)
}

/** What is read of a list of languages; the rest is cut. */
const longest = 500

interface Range {
  readonly tag: string
  readonly weight: number
}

/** The ranges of a list of languages, in the order in which they are wished; what is broken is left out. */
function rangesOf(accept: string): { wished: readonly Range[]; refused: readonly string[] } {
  const ranges = accept
    .slice(0, longest)
    .toLowerCase()
    .split(',')
    .flatMap(text => {
      const found =
        /^\s*([a-z]{1,8}(?:-[a-z0-9]{1,8})*|\*)\s*(?:;\s*q=([01](?:\.\d{0,3})?)\s*)?$/.exec(text)
      return found?.[1] ? [{ tag: found[1], weight: Number(found[2] ?? 1) }] : []
    })
  return {
    wished: ranges.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight),
    refused: ranges.filter(({ weight }) => weight === 0).map(({ tag }) => tag),
  }
}

/** Chinese in the script that we do not write. */
const isTraditional = (tag: string) => /^zh-(?:hant|tw|hk|mo)\b/.test(tag)

/** The first range that is offered. Who reads traditional Chinese gets ours only when nothing else of theirs is there. */
function acceptedLanguage(accept: string, offered: readonly BuiltLanguage[]) {
  const { wished, refused } = rangesOf(accept)
  let lesser: BuiltLanguage | undefined
  for (const { tag } of wished) {
    // Whoever takes any of them asks for none.
    if (tag === '*' && !refused.includes('en')) return undefined
    const base = tag.replace(/-.*/, '')
    const found = offered.find(language => language === base && !refused.includes(base))
    if (found && !isTraditional(tag)) return found
    lesser ??= found
  }
  return lesser
}
