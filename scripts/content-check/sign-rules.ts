import { numbered, type Rule } from './rule'

/** Quotation marks that a language does not have; English has the straight ones of the interface. */
const foreignQuotes: Record<string, RegExp> = {
  en: /[«»„“”]/,
  es: /["„“”]/,
  fr: /["„“”]/,
  de: /["«»”]/,
  zh: /["«»„]/,
}

/** What is wrong in a text of a language, by what it is called. */
const wrongSigns: readonly [name: string, languages: readonly string[] | null, wrong: RegExp][] = [
  ['a curly apostrophe', null, /[‘’]/],
  ['three full stops for an ellipsis', null, /\.\.\./],
  ['two spaces, or one at an end', null, /^\s|\s$|\s\s/],
  ['a mark without its space that does not break', ['fr'], /[^\u00A0?!][;:!?»]|«[^\u00A0]/],
  ['a space before a mark', ['en', 'es', 'de'], /\s[,.;:!?]/],
  ['a half-width mark', ['zh'], /[,;:!?.]/],
  ['a space', ['zh'], /\s/],
]

const unpaired = (text: string, opening: string, closing: string) =>
  text.split(opening).length !== text.split(closing).length

/** Quotation marks that are opened and not closed, and Spanish questions that begin without their mark. */
function pairsBroken(text: string, language: string): string[] {
  const pairs: [string, string][] = [
    ['«', '»'],
    ['（', '）'],
    ['《', '》'],
    language === 'zh' ? ['“', '”'] : ['„', '“'],
    ...(language === 'es'
      ? ([
          ['¿', '?'],
          ['¡', '!'],
        ] as [string, string][])
      : []),
  ]
  return pairs
    .filter(([opening, closing]) => unpaired(text, opening, closing))
    .map(([opening, closing]) => `${opening} and ${closing} do not pair`)
}

/** What is wrong with the signs of a text (content.md#signs). */
export function wrongSignsOf(text: string, language: string): string[] {
  return [
    ...(foreignQuotes[language]?.test(text) ? [`quotation marks that ${language} has not`] : []),
    ...wrongSigns
      .filter(
        ([, languages, wrong]) =>
          (languages === null || languages.includes(language)) && wrong.test(text),
      )
      .map(([name]) => name),
    ...pairsBroken(text, language),
  ]
}

/** Each text has the signs of its language (content.md#signs). */
export const rightSigns: Rule = told => {
  const { language, translationLanguage, title, gist, description } = told
  const about = (where: string, text: string, of: string) =>
    wrongSignsOf(text, of).map(wrong => `${where}: ${wrong}`)
  return [
    ...about('title', title, language),
    ...about('gist', gist, translationLanguage),
    ...about('description', description, 'en'),
    ...numbered(told).flatMap(({ number, text, translation }) => [
      ...about(`line ${number}`, text, language),
      ...about(`translation ${number}`, translation, translationLanguage),
    ]),
  ]
}
