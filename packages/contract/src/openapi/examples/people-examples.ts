import { type Examples, ids } from './example-ids'

const email = 'robin@school.example'
const password = 'a long and quiet sentence'
const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
const code = '4/0AX4XfWh-cAgTdHm8Qc0n'
const idToken = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxMTAifQ.c2lnbmF0dXJl'
const mailed = 'Yk3vR8n2Qw6tLx0bHs5dPj7a'
const why = 'asked'

/** Accounts, what an admin does about them, and what people report. */
export const peopleExamples: Examples = {
  signUp: { body: { email, password } },
  logIn: { body: { email, password } },
  confirmLogin: { body: { password } },
  findUsers: {
    answer: {
      users: [{ id: ids.user, username: 'CleverRobin', displayName: 'Robin', avatar: null }],
      total: 1,
    },
  },
  updateProfile: {
    body: { givenName: 'Robin', familyName: 'Vale', type: 'teacher', learns: 'es' },
  },
  changePassword: { body: { oldPassword: password, newPassword: 'another long and quiet one' } },
  sendResetEmail: { body: { email } },
  resetPassword: { body: { password, resetToken: mailed } },
  checkResetLink: { body: { resetToken: mailed } },
  verifyEmail: { body: { verifyToken: mailed } },
  exchangeGoogleCode: { body: { code, codeVerifier: verifier } },
  exchangeSsoCode: { body: { code, codeVerifier: verifier, nonce: verifier } },
  connectLogin: { body: { provider: 'school', ssoToken: idToken } },
  createApiToken: { body: { name: 'Weekly report', scope: 'read', days: 90 } },
  logOutPerson: { body: { why } },
  setPersonRole: { body: { role: 'editor', why } },
  closePerson: { body: { why: 'left' } },
  reopenPerson: { body: { why } },
  exportPerson: { body: { why: 'family' } },
  deletePerson: { body: { why: 'family' } },
  renewPersonCard: { body: { why: 'locked-out' } },
  handOverClasses: { body: { why: 'left', to: ids.teacher, classes: [ids.class] } },
  declineTeacher: { body: { why: 'stranger' } },
  setGoal: { body: { goal: { minutes: 10, days: 5 }, timeZone: 'Europe/Berlin' } },
  sendReport: {
    body: {
      page: '/conversations/k3Jd8sQ2',
      reason: 'wrong',
      comment: 'Line 4 says the opposite.',
    },
  },
  decideReport: { body: { decision: 'keep' } },
}
