/** A language as learners meet it: its two-letter code, its English name and its own name. */
export interface Language {
  code: string
  name: string
  ownName: string
}

/** The languages that stand first in every list (text.md#languages), in the specified order. */
const firstLanguages = [
  ['ar', 'Arabic', 'العربية'],
  ['zh', 'Chinese', '中文'],
  ['en', 'English', 'English'],
  ['fr', 'French', 'Français'],
  ['de', 'German', 'Deutsch'],
  ['it', 'Italian', 'Italiano'],
  ['ja', 'Japanese', '日本語'],
  ['ko', 'Korean', '한국어'],
  ['pt', 'Portuguese', 'Português'],
  ['ru', 'Russian', 'Русский'],
  ['es', 'Spanish', 'Español'],
] as const

/** The further languages by two-letter code (ISO 639-1), by English name. */
const furtherLanguages = [
  ['af', 'Afrikaans', 'Afrikaans'],
  ['ak', 'Akan', 'Akan'],
  ['sq', 'Albanian', 'Shqip'],
  ['am', 'Amharic', 'አማርኛ'],
  ['an', 'Aragonese', 'Aragonés'],
  ['hy', 'Armenian', 'Հայերեն'],
  ['as', 'Assamese', 'অসমীয়া'],
  ['ay', 'Aymara', 'Aymar'],
  ['az', 'Azerbaijani', 'Azərbaycanca'],
  ['bm', 'Bambara', 'Bamanankan'],
  ['eu', 'Basque', 'Euskara'],
  ['be', 'Belarusian', 'Беларуская'],
  ['bn', 'Bengali', 'বাংলা'],
  ['bs', 'Bosnian', 'Bosanski'],
  ['br', 'Breton', 'Brezhoneg'],
  ['bg', 'Bulgarian', 'Български'],
  ['my', 'Burmese', 'မြန်မာ'],
  ['ca', 'Catalan', 'Català'],
  ['ce', 'Chechen', 'Нохчийн'],
  ['kw', 'Cornish', 'Kernewek'],
  ['co', 'Corsican', 'Corsu'],
  ['hr', 'Croatian', 'Hrvatski'],
  ['cs', 'Czech', 'Čeština'],
  ['da', 'Danish', 'Dansk'],
  ['dv', 'Divehi', 'ދިވެހި'],
  ['nl', 'Dutch', 'Nederlands'],
  ['eo', 'Esperanto', 'Esperanto'],
  ['et', 'Estonian', 'Eesti'],
  ['ee', 'Ewe', 'Eʋegbe'],
  ['fo', 'Faroese', 'Føroyskt'],
  ['fj', 'Fijian', 'Na Vosa Vakaviti'],
  ['fi', 'Finnish', 'Suomi'],
  ['ff', 'Fulah', 'Fulfulde'],
  ['gl', 'Galician', 'Galego'],
  ['lg', 'Ganda', 'Luganda'],
  ['ka', 'Georgian', 'ქართული'],
  ['el', 'Greek', 'Ελληνικά'],
  ['gn', 'Guarani', "Avañe'ẽ"],
  ['gu', 'Gujarati', 'ગુજરાતી'],
  ['ht', 'Haitian Creole', 'Kreyòl ayisyen'],
  ['ha', 'Hausa', 'Hausa'],
  ['he', 'Hebrew', 'עברית'],
  ['hi', 'Hindi', 'हिन्दी'],
  ['hu', 'Hungarian', 'Magyar'],
  ['is', 'Icelandic', 'Íslenska'],
  ['ig', 'Igbo', 'Igbo'],
  ['id', 'Indonesian', 'Bahasa Indonesia'],
  ['ia', 'Interlingua', 'Interlingua'],
  ['iu', 'Inuktitut', 'ᐃᓄᒃᑎᑐᑦ'],
  ['ga', 'Irish', 'Gaeilge'],
  ['jv', 'Javanese', 'Basa Jawa'],
  ['kn', 'Kannada', 'ಕನ್ನಡ'],
  ['kk', 'Kazakh', 'Қазақша'],
  ['km', 'Khmer', 'ខ្មែរ'],
  ['rw', 'Kinyarwanda', 'Ikinyarwanda'],
  ['ky', 'Kyrgyz', 'Кыргызча'],
  ['ku', 'Kurdish', 'Kurdî'],
  ['lo', 'Lao', 'ລາວ'],
  ['la', 'Latin', 'Latina'],
  ['lv', 'Latvian', 'Latviešu'],
  ['ln', 'Lingala', 'Lingála'],
  ['lt', 'Lithuanian', 'Lietuvių'],
  ['lb', 'Luxembourgish', 'Lëtzebuergesch'],
  ['mk', 'Macedonian', 'Македонски'],
  ['mg', 'Malagasy', 'Malagasy'],
  ['ms', 'Malay', 'Bahasa Melayu'],
  ['ml', 'Malayalam', 'മലയാളം'],
  ['mt', 'Maltese', 'Malti'],
  ['mi', 'Maori', 'Te Reo Māori'],
  ['mr', 'Marathi', 'मराठी'],
  ['mn', 'Mongolian', 'Монгол'],
  ['ne', 'Nepali', 'नेपाली'],
  ['no', 'Norwegian', 'Norsk'],
  ['oc', 'Occitan', 'Occitan'],
  ['or', 'Odia', 'ଓଡ଼ିଆ'],
  ['ps', 'Pashto', 'پښتو'],
  ['fa', 'Persian', 'فارسی'],
  ['pl', 'Polish', 'Polski'],
  ['pa', 'Punjabi', 'ਪੰਜਾਬੀ'],
  ['qu', 'Quechua', 'Runa Simi'],
  ['ro', 'Romanian', 'Română'],
  ['rm', 'Romansh', 'Rumantsch'],
  ['sm', 'Samoan', 'Gagana Samoa'],
  ['sa', 'Sanskrit', 'संस्कृतम्'],
  ['gd', 'Scottish Gaelic', 'Gàidhlig'],
  ['sr', 'Serbian', 'Српски'],
  ['si', 'Sinhala', 'සිංහල'],
  ['sk', 'Slovak', 'Slovenčina'],
  ['sl', 'Slovenian', 'Slovenščina'],
  ['so', 'Somali', 'Soomaali'],
  ['sw', 'Swahili', 'Kiswahili'],
  ['sv', 'Swedish', 'Svenska'],
  ['tl', 'Tagalog', 'Tagalog'],
  ['ta', 'Tamil', 'தமிழ்'],
  ['te', 'Telugu', 'తెలుగు'],
  ['th', 'Thai', 'ไทย'],
  ['bo', 'Tibetan', 'བོད་སྐད་'],
  ['tr', 'Turkish', 'Türkçe'],
  ['uk', 'Ukrainian', 'Українська'],
  ['ur', 'Urdu', 'اردو'],
  ['uz', 'Uzbek', 'Oʻzbekcha'],
  ['vi', 'Vietnamese', 'Tiếng Việt'],
  ['cy', 'Welsh', 'Cymraeg'],
  ['yi', 'Yiddish', 'ייִדיש'],
  ['yo', 'Yoruba', 'Yorùbá'],
  ['zu', 'Zulu', 'isiZulu'],
] as const

type Row = (typeof firstLanguages)[number] | (typeof furtherLanguages)[number]

/** A two-letter language code of conversations, playlists, plays and pronunciation lists (text.md#languages). */
export type LanguageCode = Row[0]

const toLanguage = ([code, name, ownName]: Row): Language & { code: LanguageCode } => ({
  code,
  name,
  ownName,
})

/** Every language, the eleven first ones first (text.md#languages); "all" is a choice of the filter, not a language. */
export const languages = [...firstLanguages, ...furtherLanguages].map(toLanguage)

/** How many of `languages` belong to the first group of the language list. */
export const firstLanguageCount = firstLanguages.length

/** The codes of `languages`, in the same order. */
export const languageCodes: readonly LanguageCode[] = languages.map(language => language.code)

/** The language that has a code, undefined where none has: a select says more than languages. */
export const languageOf = (code: unknown): LanguageCode | undefined =>
  languageCodes.find(known => known === code)

const byCode = new Map<string, Language>(languages.map(language => [language.code, language]))

/** The English name of a code, as `displayLanguage` carries it (text.md#languages); the code itself when unknown. */
export function displayLanguage(code: string): string {
  return byCode.get(code)?.name ?? code
}

/** A language's name in that language, as cards show it; the code itself when unknown. */
export function ownLanguageName(code: string): string {
  return byCode.get(code)?.ownName ?? code
}

/** Languages whose script runs from right to left. */
const rightToLeft = new Set(['ar', 'dv', 'fa', 'he', 'ps', 'ur', 'yi'])

/** The direction of a language's script, for the `dir` attribute beside `lang`. */
export function textDirection(code: string): 'ltr' | 'rtl' {
  return rightToLeft.has(code) ? 'rtl' : 'ltr'
}
