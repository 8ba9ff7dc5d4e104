import { playTexts } from './plays'

const whole = new Intl.NumberFormat('en')

/** The sentences about assignments (S2 sections 2, 4 and 8). */
export const assignmentTexts = {
  title: 'Assignments',
  assign: 'Assign to Class',
  chooseClasses: 'Classes',
  noClassChosen: 'Choose at least one class.',
  noClasses: "You haven't created any classes yet.",
  dashboard: 'Class Dashboard',
  dateDue: 'Due date',
  dateRequired: 'Choose a due date.',
  mode: 'Mode',
  difficulty: 'Difficulty',
  requirement: 'Requirement',
  score: 'Score',
  requiredScore: 'Score to reach',
  scoreRequired: 'is required',
  modes: { any: 'Any', ...playTexts.modes },
  difficulties: { any: 'Any', ...playTexts.difficulties },
  requirements: { play: 'Play', score: 'Score', win: 'Win' },
  statuses: { done: 'Done', late: 'Done late', open: 'Open', missed: 'Missed' },
  /** What an assignment asks for, in a few words. */
  asks: (requirement: 'play' | 'score' | 'win', score: number | null) =>
    requirement === 'score'
      ? `Reach ${whole.format(score ?? 0)} points`
      : requirement === 'win'
        ? 'Win a game'
        : 'Play a game',
  typicalWin: (points: number, difficulty: string) =>
    `A win on ${difficulty} typically pays ${whole.format(points)} points.`,
  created: 'Assignment created.',
  updated: 'Assignment updated.',
  deleted: 'Assignments deleted.',
  dateChanged: 'Date due changed.',
  dateSame: 'Date due is the same.',
  settingsSame: 'These settings are the same.',
  toClass: (name: string) => `Open ${name}`,
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
