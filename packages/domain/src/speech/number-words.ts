const list = (words: string) => words.split(' ')

/** Words from 0 on, and the words of the tens from 20 on. */
interface Counting {
  readonly first: readonly string[]
  readonly tens: readonly string[]
  readonly hundred: string
  /** A ten above 20 with its unit, from 1 to 9, where the first words do not tell it. */
  readonly join: (ten: string, unit: string, value: number) => string
  /** Other forms of a word: a recogniser writes "1" for each of them. */
  readonly forms?: Readonly<Record<string, readonly string[]>>
}

const apart = (ten: string, unit: string) => `${ten} ${unit}`

const german: Counting = {
  first: list(
    'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
  ),
  tens: list('zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'),
  hundred: 'hundert',
  join: (ten, unit) => `${unit === 'eins' ? 'ein' : unit}und${ten}`,
  forms: { eins: list('ein eine einen einem einer'), hundert: ['einhundert'] },
}

const chineseDigits = Array.from('零一二三四五六七八九')

/** The numbers of Chinese and Japanese, a character each. */
const chinese = (forms: Counting['forms'], hundred: string): Counting => ({
  first: [...chineseDigits, '十', ...chineseDigits.slice(1).map(unit => `十${unit}`)],
  tens: chineseDigits.slice(2).map(digit => `${digit}十`),
  hundred,
  join: (ten, unit) => `${ten}${unit}`,
  ...(forms ? { forms } : {}),
})

const countings: Readonly<Record<string, Counting>> = {
  de: german,
  en: {
    first: list(
      'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    ),
    tens: list('twenty thirty forty fifty sixty seventy eighty ninety'),
    hundred: 'one hundred',
    join: apart,
    forms: { one: ['a', 'an'], zero: ['oh'] },
  },
  es: {
    first: list(
      'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
    ),
    tens: list('veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'),
    hundred: 'cien',
    join: (ten, unit) => `${ten} y ${unit}`,
    forms: { uno: ['un', 'una'], veintiuno: ['veintiun', 'veintiuna'], cien: ['ciento'] },
  },
  fr: {
    first: list(
      'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
    ),
    tens: list(
      'vingt trente quarante cinquante soixante soixante-dix quatre-vingts quatre-vingt-dix',
    ),
    hundred: 'cent',
    join: (ten, unit, value) => {
      const counted = ten.replace(/-dix$|s$/, '')
      const rest = ten.endsWith('dix') ? french(10 + (value % 10)) : unit
      return value % 10 === 1 && value < 80 ? `${counted} et ${rest}` : `${counted} ${rest}`
    },
    forms: { un: ['une'], vingts: ['vingt'] },
  },
  it: {
    first: list(
      'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
    ),
    tens: list('venti trenta quaranta cinquanta sessanta settanta ottanta novanta'),
    hundred: 'cento',
    join: (ten, unit) => `${/^[uo]/.test(unit) ? ten.slice(0, -1) : ten}${unit}`,
    forms: { uno: ['un', 'una'] },
  },
  ja: chinese(undefined, '百'),
  pt: {
    first: list(
      'zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove',
    ),
    tens: list('vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'),
    hundred: 'cem',
    join: (ten, unit) => `${ten} e ${unit}`,
    forms: {
      um: ['uma'],
      dois: ['duas'],
      catorze: ['quatorze'],
      dezesseis: ['dezasseis'],
      dezessete: ['dezassete'],
      dezenove: ['dezanove'],
    },
  },
  ru: {
    first: list(
      'ноль один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать',
    ),
    tens: list('двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто'),
    hundred: 'сто',
    join: apart,
    forms: { один: ['одна', 'одно'], два: ['две'], ноль: ['нуль'] },
  },
  zh: chinese({ 二: ['两'], 零: ['〇'] }, '一百'),
}

const french = (value: number) => countings.fr?.first[value] ?? ''

function tellNumber({ first, tens, hundred, join }: Counting, value: number): string {
  if (value === 100) return hundred
  const told = first[value]
  if (told !== undefined) return told
  const ten = tens[Math.floor(value / 10) - 2] ?? ''
  const unit = first[value % 10] ?? ''
  return value % 10 === 0 ? ten : join(ten, unit, value)
}

/**
 * How a number from 0 to 100 is said in a language (speech.md#numbers-as-words), as written in running text, and the
 * other forms of its words. Null for other numbers, and in languages whose numbers are not known here.
 *
 * @param digits as written: a number with a leading 0 is none.
 */
export function numberWords(
  digits: string,
  language: string,
): { readonly text: string; readonly forms: NonNullable<Counting['forms']> } | null {
  const counting = countings[language]
  if (counting === undefined || !/^(?:\d|[1-9]\d|100)$/.test(digits)) return null
  return { text: tellNumber(counting, Number(digits)), forms: counting.forms ?? {} }
}
