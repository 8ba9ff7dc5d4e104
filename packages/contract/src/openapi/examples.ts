/** What a call may be sent, and what it then answers; the tests hold them against the shapes. */
interface Example {
  readonly body?: unknown
  readonly answer?: unknown
}

const author = {
  id: '0199f0a4-5b1e-7c3a-9d52-3f7c1a2b4d10',
  username: 'CleverRobin',
  displayName: 'Robin',
  avatar: null,
}

/** Examples of calls with which a program begins. */
export const examples: Readonly<Record<string, Example>> = {
  logIn: { body: { email: 'robin@school.example', password: 'a long and quiet sentence' } },
  findUsers: { answer: { users: [author], total: 1 } },
  createClass: { body: { name: 'Six a', language: 'spanish' } },
  createAssignment: {
    body: {
      conversation: 'k3Jd8sQ2',
      classes: ['0199f0a4-6c2f-7d4b-8e63-40812b3c5e21'],
      type: 'conversationGame',
      mode: 'reading',
      difficulty: 'normal',
      requirement: 'win',
      dateDue: '2027-03-04T22:59:59Z',
      timeZone: 'Europe/Berlin',
    },
  },
}
