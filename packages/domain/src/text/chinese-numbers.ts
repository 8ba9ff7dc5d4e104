const digits: Readonly<Record<string, number>> = {
  零: 0,
  〇: 0,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
}
const places: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 }

const numerals = /[零〇一二两三四五六七八九十百千]+/g

/** The value of numerals with places, up to 9999: 十二 is 12, 三百零五 is 305. */
function valueOf(written: string): number {
  let sum = 0
  let digit: number | undefined
  for (const sign of written) {
    const place = places[sign]
    if (place === undefined) digit = digits[sign]
    else {
      sum += (digit ?? 1) * place
      digit = undefined
    }
  }
  return sum + (digit ?? 0)
}

/** The numbers that a Chinese text writes in numerals, in digits: 6 of 六号, 2026 of 二〇二六年. */
export function chineseNumbers(text: string): string[] {
  return (text.match(numerals) ?? []).map(written =>
    /[十百千]/.test(written)
      ? String(valueOf(written))
      : Array.from(written, sign => digits[sign]).join(''),
  )
}
