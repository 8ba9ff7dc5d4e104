import { playTexts } from '../plays/plays'
import { counted, fixed, number, plural } from '../say'

/** What an assignment asks for, in a few words. */
const asked = {
  play: 'Play a game',
  score: (points: number) => `Reach ${number(points)} points`,
  win: 'Win a game',
} as const

function asks(requirement: 'play' | 'score' | 'win', score: number | null): string {
  return requirement === 'score' ? asked.score(score ?? 0) : asked[requirement]
}

function points(value: number | null): string {
  return value === null ? '–' : number(value)
}

/** The sentences about assignments (assignments.md#changing); the quoted ones word for word. */
export const assignmentTexts = {
  title: 'Assignments',
  assignTo: (title: string) => `Assign "${title}"`,
  assignAction: 'Assign',
  assignToClass: 'Assign to Class',
  assignThis: (title: string) => `Assign to Class: ${title}`,
  chooseClasses: 'Classes',
  noClassChosen: 'Choose at least one class.',
  noClasses: "You haven't created any classes yet.",
  dashboard: 'Class Dashboard',
  classesFailed: 'Your classes could not be loaded.',
  done: 'Done',
  toClass: (name: string) => `Open ${name}`,
  dateDue: 'Due date',
  dateNote: (timeZone: string) => `Until the end of that day (${timeZone}).`,
  datePast: 'This day is over. Choose today or a later day.',
  isRequired: 'is required',
  mode: 'Mode',
  difficulty: 'Difficulty',
  requirement: 'Requirement',
  requiredScore: 'Score to reach',
  scoreRequired: 'is required',
  scoreFault: 'must be a whole number of at least 1',
  typicalWin: (points: number, difficulty: string) =>
    `A win on ${difficulty} typically pays ${number(points)} points.`,
  typicalWins: (least: number, most: number, difficulty: string) =>
    `A win on ${difficulty} typically pays ${number(least)} to ${number(most)} points.`,
  rightAnswer: (points: number, difficulty: string) =>
    `A right answer on ${difficulty} pays ${points} points.`,
  modes: playTexts.modes,
  difficulties: { any: 'Any', ...playTexts.difficulties },
  requirements: { play: 'Play', score: 'Score', win: 'Win' },
  statuses: { done: 'Done', late: 'Done late', open: 'Open', missed: 'Missed' },
  asked,
  asks,

  created: 'Assignment created.',
  nothingAssigned: 'Nothing was assigned.',
  assignedCount: (total: number) => `${counted(total, 'conversation', 'conversations')} assigned.`,
  alreadyAssigned: (titles: string) => `Already assigned and not yet due: ${titles}.`,
  notPlayable: (titles: string) => `Too short to be played: ${titles}.`,
  notAvailable: (total: number) =>
    `${counted(total, 'conversation is', 'conversations are')} not available.`,
  notAssignedTo: (names: string) => `Not assigned to: ${names}. Please try again.`,
  updated: 'Assignment updated.',
  deleted: 'Assignments deleted.',
  dateChanged: 'Date due changed.',
  dateSame: 'Date due is the same.',
  settingsSame: 'Mode, difficulty and requirement are the same.',

  /** The groups of a student's assignments, with how many there are in each. */
  groups: { toDo: 'To do', done: 'Done', missed: 'Missed' },
  inGroup: (group: string, total: number) => `${group} (${total})`,
  /** A date due with how far away it is, such as tomorrow or in 3 days. */
  dueIn: (date: string, away: string) => `${date}, ${away}`,
  game: 'Game',
  gone: {
    conversationGame: 'This conversation was deleted.',
    pronunciationCustom: 'This list was deleted.',
    song: 'This song was deleted.',
  },
  status: 'Status',
  score: 'Score',
  actions: 'Actions',
  points,
  results: 'Results',
  finished: (done: number, students: number) => `${done} of ${students} done`,
  someLate: (late: number) => `${late} late`,
  someMissed: (missed: number) => `${missed} missed`,
  details: 'Details',
  open: 'Open Assignment',
  select: (title: string) => `Select ${title}`,
  selectAll: 'Select all assignments',
  selected: (total: number) => `${total} selected`,
  delete: 'Delete',
  deleteTitle: (total: number) => `Delete ${counted(total, 'assignment', 'assignments')}?`,
  deleteLead: 'Students no longer see them. Plays stay with whoever played them.',
  deleteAction: 'Delete assignments',
  changeDate: 'Change due date',
  changeSettings: 'Change settings',
  save: 'Save',
  loadFailed: 'The assignments could not be loaded.',
  emptyStudent: 'You have no assignments. Ask your teacher to assign games for this class.',
  emptyTeacher: 'Nothing is assigned to this class yet.',
  emptyTeacherHint:
    'Find a conversation, a song or a custom pronunciation list and use its Assign to Class button.',
  findConversation: 'Find a conversation',
  findList: 'Find a pronunciation list',

  students: 'Students',
  student: 'Student',
  plays: 'Plays',
  playCount: (total: number) => counted(total, 'play', 'plays'),
  noPlays: 'Not played yet',
  noStudents: 'Nobody is in this class yet.',
  latePlay: 'late',
  offlineDue: 'You are offline. The time when it is sent counts for the due date.',
  unverified: 'not counted here',
  misses: 'What the class misses',
  missesFailed: 'The lines could not be loaded.',
  noMisses: 'Nobody has played a game that counts yet.',
  missed: (wrong: number, asked: number) => `${wrong} of ${asked} wrong`,
  seconds: (seconds: number) => `${fixed(seconds, 1)} s`,
  hear: 'Hear this line',

  resultsFailed: 'The results could not be loaded.',
  nobodyJoined: 'Nobody is in this class yet. Students join by its link.',
  sum: 'Done',
  ofAll: (done: number, all: number) => `${done} of ${all}`,
  latestOf: (shown: number, total: number) =>
    `The ${shown} assignments that are due last, of ${total}. The file has them all.`,
  byNeed: 'Needs help first',
  /** Above what is to be done next: assignments, lines to review, what was begun. */
  agenda: 'What is next',
  /** A date due by how far away it is: Due today, Due in 3 days. */
  dueAway: (away: string) => `Due ${away}`,
  agendaMore: (total: number) => `${total} more to do`,
  agendaCards: (cards: number) =>
    plural(cards, { one: `${cards} Awesome Card`, other: `${number(cards)} Awesome Cards` }),
  agendaDone: (done: number, of: number) => `${done} of ${of} done`,
  agendaOpen: (open: number) => counted(open, 'open assignment', 'open assignments'),
  agendaMissed: (missed: number) => `${missed} missed in the last two weeks`,
  agendaIdle: 'Nothing is assigned now',
  look: 'Open',
  openClass: (name: string) => `Open ${name}`,
  play: 'Play',
  assignAnother: 'Assign…',
  assignWhat: 'What would you like to assign?',
  progress: 'The class over time',
  progressLead: 'Students who played, and how much of what they answered first was right.',
  progressFailed: 'The weeks could not be loaded.',
  progressEmpty: 'As soon as someone plays an assignment, the weeks show here.',
  week: 'Week of',
  active: 'Students who played',
  right: 'Right answers',
  percent: (share: number) => `${share}%`,
  asTable: 'Show as a table',
  exportAll: 'Results as a file',
  exportCsv: 'CSV',
  exportXlsx: 'Excel',
  exportFailed: 'The file could not be made.',

  yourAssignment: 'Your assignment',
  dueHere: (day: string, here: string) => `${day} (your time: ${here})`,
  dueOn: (day: string) => `Due ${day}`,
  notYours: 'This assignment is not for you, or it is gone. You can play anyway.',
  exportHeads: {
    name: 'Name',
    username: 'Username',
    assignment: 'Assignment',
    mode: 'Mode',
    difficulty: 'Difficulty',
    requirement: 'Requirement',
    requiredScore: 'Score to reach',
    dateDue: 'Due date',
    status: 'Status',
    score: 'Best score',
    plays: 'Plays',
    metOn: 'Completed on',
  },
} as const
