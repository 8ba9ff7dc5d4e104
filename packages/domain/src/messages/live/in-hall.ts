import { counted } from '../say'

/** What phones and the screen of a game of several people both say (live.md#end). */
export const hallTexts = {
  teams: { 1: 'Team Blue', 2: 'Team Gold' },
  class: 'The class',
  computer: 'The computer',
  round: (round: number) => `Round ${round}`,
  lineOf: (line: number, of: number) => `Line ${line} of ${of}`,
  points: (points: number) => counted(points, 'point', 'points'),
  healthLeft: (health: number) => `${health} health left`,
  paused: 'Paused.',
  connecting: 'Connecting…',
  lost: 'Connection lost. Trying again…',
  moment: 'One moment…',
  outcomes: {
    class: 'The class wins!',
    computer: 'The computer wins.',
    side1: 'Team Blue wins!',
    side2: 'Team Gold wins!',
    draw: 'A draw.',
    none: 'The game is over.',
  },
  asks: {
    translation: 'How do you say this?',
    dialogue: 'What comes next?',
    sound: 'Which line is it?',
  },
  playAgain: 'Play again',
  oldPage: 'This page is out of date.',
  reload: 'Reload',
} as const
