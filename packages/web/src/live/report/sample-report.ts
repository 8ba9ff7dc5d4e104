import type { HallReportAnswer } from '@duologue/contract/shapes/hall-report'
import { screenView } from '../sample-views'

/** A report of two, of whom one is forgotten. */
export const sampleReport: HallReportAnswer = {
  hall: {
    id: 'h1',
    code: null,
    title: 'La llave equivocada',
    language: 'es',
    conversation: 'c1',
    pronunciationList: null,
    song: null,
    class: { id: 'k', name: '7b' },
    assignment: null,
    settings: screenView().settings,
    isOver: true,
    hasReport: true,
    members: 2,
    dateOpened: '2026-11-26T05:00:00.000Z',
    dateEnded: '2026-11-26T05:10:00.000Z',
  },
  isSettled: true,
  outcome: 'side1',
  lines: [
    {
      text: 'Vamos a buscarla.',
      pinyin: null,
      translation: 'Let us look for it.',
      audio: null,
      asked: 28,
      right: 43,
      seconds: 5.25,
      wrong: 'La dejé ayer.',
    },
  ],
  members: [
    {
      number: 1,
      name: 'Clever Robin',
      fullName: 'Ana Fuentes',
      isUser: true,
      side: 1,
      asked: 12,
      answered: 11,
      right: 82,
      points: 120,
      counts: 'La llave equivocada',
    },
    {
      number: 7,
      name: null,
      fullName: null,
      isUser: false,
      side: 2,
      asked: 12,
      answered: 0,
      right: null,
      points: 0,
      counts: null,
    },
  ],
}
