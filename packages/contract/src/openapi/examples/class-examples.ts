import { due, type Examples, ids, shortid } from './example-ids'

const game = { difficulty: 'normal', requirement: 'score', requiredScore: 1000 } as const
const given = 'Ada'
const family = 'Byron'
const rows = [
  { given, family },
  { given: 'Alan', family: 'Turing', externalId: '1912' },
]

/** Classes, whoever is in them, what they are asked to do and what they buy; what platforms and rosters bring. */
export const classExamples: Examples = {
  createClass: { body: { name: 'Six a', language: 'spanish' } },
  updateClass: { body: { name: 'Six b', scores: 'names', isOpen: false } },
  joinClass: { body: { studentId: ids.user, code: 'K7QM2P' } },
  updateStudent: { body: { extraTime: 1.5, relaxed: true } },
  nameStudent: { body: { givenName: given, familyName: family } },
  inviteTeacher: { body: { email: 'teo@school.example' } },
  answerInvitation: { body: { accept: true } },
  copyClass: {
    body: { name: 'Six a, next year', assignments: { days: 364 }, rewards: true, students: false },
  },
  handOverClass: { body: { to: ids.teacher } },
  answerHandOver: { body: { accept: true } },
  setClassArchived: { body: { isArchived: true, why: 'asked' } },
  setClassCourse: { body: { course: ids.course } },
  createAssignment: {
    body: {
      conversation: shortid,
      classes: [ids.class],
      type: 'conversationGame',
      mode: 'reading',
      difficulty: 'normal',
      requirement: 'win',
      ...due,
    },
  },
  assignPlaylist: {
    body: { ...game, ...due, classes: [ids.class], playlist: ids.playlist, mode: 'reading' },
  },
  assignUnit: {
    body: { ...game, ...due, class: ids.class, items: [ids.conversation], mode: 'any' },
  },
  updateAssignment: { body: { difficulty: 'easy', ...due } },
  changeShop: { body: { earning: 5, title: 'Our store' } },
  createProduct: { body: { name: 'Choose the film', cost: 50, type: 'group', shop: ids.class } },
  updateProduct: { body: { name: 'Choose the song', cost: 30 } },
  refundProduct: { body: { student: ids.user } },
  buyReward: { body: { product: ids.reward } },
  markItemUsed: { body: { isUsable: false } },
  addCards: { body: { cards: 10, students: [ids.user, ids.friend] } },
  setCurrency: { body: { currency: 25, expected: 17, shop: ids.class } },
  addPupils: { body: { rows } },
  checkPupils: { body: { rows } },
  updatePupil: { body: { given, family } },
  movePupil: { body: { class: ids.class } },
  answerMove: { body: { accept: true } },
  setConsent: { body: { given: true, note: 'Form of 3 March' } },
  claimAccount: { body: { email: 'ada@home.example', password: 'a long and quiet sentence' } },
  verifyClaim: { body: { token: 'Yk3vR8n2Qw6tLx0bHs5dPj7a' } },
  answerClaim: { body: { agree: true } },
  letPupilStay: { body: { why: 'asked' } },
  allowPupils: { body: { made: 4000, madeADay: 500, why: 'asked' } },
  logInWithCard: { body: { cardName: 'Blue Otter', words: 'river lamp apple' } },
  logInOnDevice: { body: { pupil: ids.user, pictures: [3, 11, 7] } },
  addPlatform: {
    body: {
      name: 'Our Moodle',
      issuer: 'https://moodle.school.example',
      clientId: 'Pq3xT8vW1mZr0Ls',
      authUrl: 'https://moodle.school.example/mod/lti/auth.php',
      tokenUrl: 'https://moodle.school.example/mod/lti/token.php',
      keysUrl: 'https://moodle.school.example/mod/lti/certs.php',
    },
  },
  createRegistration: { body: { name: 'Our Moodle' } },
  changePlatform: { body: { name: 'Moodle', isOn: true } },
  letDeploymentIn: { body: { deployment: '1' } },
  compareMembers: { body: { remove: [ids.user] } },
  openLaunch: { body: { code: 'Yk3vR8n2Qw6tLx0bHs5dPj7a', isFramed: true } },
  openCourse: { body: { launch: 'Yk3vR8n2Qw6tLx0bHs5dPj7a', isFramed: true } },
  connectTeacher: { body: { launch: 'Yk3vR8n2Qw6tLx0bHs5dPj7a', isFramed: false } },
  placeThings: {
    body: {
      launch: 'Yk3vR8n2Qw6tLx0bHs5dPj7a',
      things: [{ opens: 'learn', kind: 'conversation', id: ids.conversation }],
    },
  },
  applyRoster: { body: { endings: 12 } },
  makeRosterClasses: { body: { classes: ['6a-spanish'] } },
  createWebhook: {
    body: { address: 'https://hooks.school.example/duologue', events: ['assignment-done'] },
  },
}
