import { type Examples, ids, shortid } from './example-ids'

const pairSettings = {
  mode: 'reading',
  difficulty: 'normal',
  relaxed: false,
  rounds: 1,
  readFirst: true,
  powers: [],
} as const

/** Games alone, of two and of a class. */
export const gameExamples: Examples = {
  createTicket: { body: { conversation: shortid, mode: 'reading', difficulty: 'normal' } },
  savePlay: {
    body: {
      ticket: ids.ticket,
      settings: { mode: 'reading', difficulty: 'normal' },
      events: [{ type: 'answer', at: 2300, choice: '1' }],
      timeZone: 'Europe/Berlin',
    },
  },
  openPair: { body: { conversation: shortid, form: 'turns', settings: pairSettings } },
  answerVisit: {
    body: {
      asks: '0-4',
      answers: [{ turn: '0-2', choice: 1, heard: null, elapsed: 2300 }],
    },
  },
  pairUp: {
    body: { conversation: shortid, settings: pairSettings, pairs: [[ids.user, ids.friend]] },
  },
  openHall: {
    body: {
      conversation: shortid,
      class: ids.class,
      settings: {
        form: 'class',
        pace: 'step',
        mode: 'reading',
        difficulty: 'normal',
        relaxed: false,
        rounds: 1,
        goesOn: 'pressed',
        sound: 'screen',
        names: 'dealt',
        shows: 'three',
        ownPlace: true,
        joins: 'class',
      },
    },
  },
  joinHall: { body: { code: '482913', name: 'Robin' } },
  exchangeActs: {
    body: {
      wire: 1,
      seen: 0,
      page: 'p1',
      acts: [{ n: 0, act: { type: 'answer', turn: '0-2', choice: 1, elapsed: 2300 } }],
    },
  },
}
