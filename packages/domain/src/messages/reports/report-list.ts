import { counted } from '../say'

/** The sentences of /editor/reports, where editors decide about what was reported (reports.md#deciding). */
export const reportListTexts = {
  lead: 'What someone reported may be hidden until you decide. Keep shows it again; Hide leaves it to its author, to editors and to classes that have it assigned.',
  back: 'Songs and words',
  tabs: 'Which reports',
  open: 'Open',
  decidedTab: 'Decided',
  reported: 'What was reported',
  total: (total: number) => counted(total, 'page reported', 'pages reported'),
  nothingOpen: {
    title: 'Nothing was reported.',
    hint: 'What someone reports is listed here until you decide about it.',
  },
  nothingDecided: {
    title: 'Nothing was decided yet.',
    hint: 'What you keep or hide is listed here for 12 months, and can be decided again.',
  },
  loadFailed: 'The reports could not be loaded.',
  thatIsAll: 'That is all.',
  by: 'by',
  hidden: 'Hidden',
  visitor: 'a visitor',
  deletedUser: 'a deleted user',
  noEditor: 'a deleted user',
  from: (who: string, day: string) => `Reported by ${who}, ${day}`,
  more: (count: number) => `And ${count} more.`,
  keep: 'Keep',
  hide: 'Hide',
  done: 'Done',
  choose: (what: string, title: string) => `${what}: ${title}`,
  notHideable: 'It cannot be hidden here. Press Done when you have looked at it.',
  decided: {
    keep: 'It is kept, and everyone sees it.',
    hide: 'It is hidden.',
    done: 'It is done.',
  },
  decision: {
    keep: (who: string, day: string) => `Kept by ${who}, ${day}`,
    hide: (who: string, day: string) => `Hidden by ${who}, ${day}`,
    done: (who: string, day: string) => `Looked at by ${who}, ${day}`,
  },
} as const
