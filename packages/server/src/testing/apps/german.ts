import { type ServerWords, serverWords } from '@duologue/domain/messages/server-words'
import type { PageLanguages } from '../../http/languages/page-languages'
import { plainRenderer } from '../plain-renderer'

const { refusals, mails, results, classCourse, hallCsv } = serverWords
const inGerman = (subject: string) => ({ subject, text: `${subject}\n`, html: `<p>${subject}</p>` })

/** Some of what the server says, in German. */
const words: ServerWords = {
  refusals: { ...refusals, 'token-missing': 'Die Anmeldung fehlt.' },
  results: { ...results, exportHeads: { ...results.exportHeads, name: 'Schülerin, Schüler' } },
  classCourse,
  hallCsv,
  lti: serverWords.lti,
  registering: serverWords.registering,
  offer: { said: 'Diese Seite gibt es auch auf Deutsch.', read: 'Lesen', close: 'Schließen' },
  installed: { ...serverWords.installed, review: 'Wiederholen' },
  mails: {
    ...mails,
    reset: () => inGerman('Neues Passwort'),
    verify: () => inGerman('Adresse bestätigen'),
  },
}

/** Pages in German, for servers that are tested in two languages. */
export const german: PageLanguages = {
  offered: () => ['de'],
  rendererIn: async () => ({ ...plainRenderer, words }),
}
