/** Texts as long as they may be, in three scripts, some of them one word: what people will type one day. */
export const long = {
  german:
    'Die Donaudampfschifffahrtsgesellschaftskapitänsmütze im städtischen Zentralfundbüro am Ort',
  word: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
  chinese:
    '在一个没有任何空格的非常长的标题里面所有的字都要找到自己的位置谁也不能挡住旁边的按钮也不能让整个页面向右滚动',
  arabic: 'مغامرةالقبطانفيمكتبالمفقوداتوالموجوداتالمركزيبالمدينة قصة طويلة جدا عن قبعة ضائعة',
  givenName: 'Friederike-Charlotte-Wilhelmin',
  familyName: 'Mühlenkampwesterhagenfeldmeier',
} as const

/** Names of people: given and family. */
export const longNames = [
  [long.givenName, long.familyName],
  ['عبدالرحمنالمستنصربالله', 'المستشفياتيالإسكندرانيالدمشقي'],
  ['欧阳上官司马诸葛慕容皇甫令狐宇文', '欧阳上官司马诸葛慕容皇甫令狐宇文'],
] as const
