/** What titles of one language are made of: `[thing] [tie] [place]`, with `joint` between the parts. */
export interface TitleWords {
  things: readonly [string, ...string[]]
  ties: readonly [string, ...string[]]
  places: readonly [string, ...string[]]
  joint: string
}

const english: TitleWords = {
  things: [
    'The lost key',
    'A quiet neighbour',
    'Two tickets',
    'The blue umbrella',
    'An old recipe',
    'The wrong suitcase',
    'A café by mistake',
    'The last slice',
  ],
  ties: ['in', 'behind', 'before', 'near', 'far from', 'on the way to'],
  places: [
    'the station',
    'the market',
    'the museum',
    'the harbour',
    'the library',
    'the island',
    'the bakery',
    'the night train',
  ],
  joint: ' ',
}

const spanish: TitleWords = {
  things: [
    'La silla verde',
    'El último café',
    'Una canción',
    'El paraguas de mamá',
    'La llave perdida',
    'Un señor muy amable',
    'El pingüino',
    'La maleta',
  ],
  ties: ['en', 'detrás de', 'antes de', 'cerca de', 'lejos de', 'camino de'],
  places: [
    'la estación',
    'el mercado',
    'el jardín',
    'la playa',
    'la montaña',
    'el autobús',
    'la panadería',
    'Málaga',
  ],
  joint: ' ',
}

const french: TitleWords = {
  things: [
    'La clé perdue',
    'Un drôle de garçon',
    'Le dernier crêpier',
    'Une idée',
    'La valise rouge',
    'Le vieil hôtel',
    'Un œuf',
    'Le rendez-vous',
  ],
  ties: ['à', 'derrière', 'avant', 'près de', 'loin de', 'devant'],
  places: [
    'la gare',
    'le marché',
    'la forêt',
    'le musée',
    'la bibliothèque',
    'l’île',
    'la boulangerie',
    'Besançon',
  ],
  joint: ' ',
}

const german: TitleWords = {
  things: [
    'Der verlorene Schlüssel',
    'Ein grüner Stuhl',
    'Die große Frage',
    'Das alte Rezept',
    'Zwei Fahrkarten',
    'Ein Käfer',
    'Der höfliche Bär',
    'Das Missverständnis',
  ],
  ties: ['in', 'hinter', 'vor', 'neben', 'unter', 'auf dem Weg nach'],
  places: [
    'München',
    'Köln',
    'der Bäckerei',
    'dem Rathaus',
    'der Straße',
    'dem Gasthaus',
    'der Brücke',
    'dem Nachtzug',
  ],
  joint: ' ',
}

const chinese: TitleWords = {
  things: [
    '丢失的钥匙',
    '一只猫',
    '两张车票',
    '红色的伞',
    '旧菜谱',
    '一个误会',
    '最后的饺子',
    '老朋友',
  ],
  ties: ['在', '离开', '走进', '回到', '经过', '想念'],
  places: ['火车站', '市场', '博物馆', '港口', '图书馆', '小岛', '面包店', '北京'],
  joint: '',
}

const own: Readonly<Record<string, TitleWords>> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  zh: chinese,
}

/** The words for titles of a language; English ones where there are none of its own. */
export const titleWordsOf = (language: string): TitleWords => own[language] ?? english
