import type { SpelledLanguage } from './dictionaries'

const words = (all: string) => all.split(' ')

/** People and places that are talked about; the names of characters need not be told. */
export const knownNames: readonly string[] = words(
  "An'an Arthur Ayla Baumann Cai Duoduo Falkenried Feng Finch Finn Frederick Gerda Guo Hai Hilde Hu Huelva Jiajia Jie Lan Lele León Liang Léon Lucie Luo Maximilian Neustadt Nevers Ning Niuniu Pekín Qin Qiu Rivoire Sam Shi Stillbach Theo Thiel Ulm Vasseur Wutong Xiao Xiaohu Xiaojie Xiaowen Zhao",
)

/**
 * Words that somebody has looked at: dictionaries lack them. nspell knows no compounds, so German ones stand here each by
 * itself.
 */
export const knownWords: Record<SpelledLanguage, readonly string[]> = {
  de: words(
    "Abendbrot Apfelkuchen Augenzeugen Bahnhof Bettenladen Blumenladen Buchhandlung Bürgermeister Bürgermeisters Butterbrot darübergeschrieben Dienstagsausgabe Endsilben Fahrkarte Fernsehsender Festrede Frühstück Fußball Gack gack Gebrauchtmöbeln Geburtstag geschluchzt gibt's Großmeister Großvater Halswirbel Haltestelle Hauptstraße Haustür Hm Holzkiste Hörbuch Käsebrot Klassentür Kreuzworträtsels Küchenradio Kühlschrank Leuchtturm Lichtstrahl Mittagsschlaf Na Nanu Pausenglocke Preisrätsel Pst Rassekaninchen rauf Regenschirm Ruderboot Schlafanzug Spiegelschrift Straßenbahn Supermarkt Textbuch Tierärztin tropf Überschrift Vorgängers wär's weitergeredet Weltfrieden Wohnungstür Zollstock",
  ),
  // Words of other languages stand in quotation marks, or have come to stay.
  en: words(
    "audiobook café Doña else's grandmaster half-hearted henhouse malgré mâché meow Mmm papier purée que teahouse there'll There'll wifi",
  ),
  // Verbs with pronouns behind them, and superlatives.
  es: words(
    'aburridísimo apáguela bébete C cómetela confesarle desafortunado llámela Mmm North Park pobrecito Point prometerle Quédatelo regarlas Road tweed yoga Z',
  ),
  fr: words('Papi'),
}
