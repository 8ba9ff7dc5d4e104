import { randomUUID } from 'node:crypto'
import { seeded } from '../../packages/server/src/media/pictures/seeded'
import type { RecordedPlay } from './recorded-plays'
import {
  assignedConversations,
  assignmentsOfClass,
  classOf,
  emailOf,
  idOf,
  password,
  type SchoolSize,
  tokenOf,
} from './school-size'
import type { Call } from './send-call'

/** A conversation, and the address of its page. */
export interface KnownConversation {
  id: string
  page: string
}

/** What callers know: published conversations (the popular ones first), and plays that wait to be told. */
export interface School {
  size: SchoolSize
  conversations: readonly KnownConversation[]
  recorded: RecordedPlay[]
}

const json = (value: unknown) => JSON.stringify(value)

/** Of 1,000 calls beside logins, how many are of which kind: a morning at half past eight. */
const shares = {
  'page of home': 40,
  'page of a conversation': 10,
  search: 130,
  'search by words': 20,
  conversation: 240,
  'own account': 100,
  playlists: 60,
  'class of a student': 90,
  'class of a teacher': 10,
  leaderboard: 40,
  shop: 50,
  'own plays': 30,
  view: 60,
  ticket: 50,
  play: 40,
  purchase: 20,
  join: 10,
} as const

export type CallKind = keyof typeof shares | 'login'

/** Of everything that is asked in a morning, the part that is of a kind; logins come beside. */
export const shareOf = (kind: CallKind): number => (kind === 'login' ? 0 : shares[kind] / 1000)

/** Of those who read what everybody may read, so many are logged in, of one. */
const knownReaders = 0.8

const words = ['llave', 'tomorrow', 'café', 'gut', '小明', 'station', 'umbrella', 'museum']
const lists = [
  '?views=-1&limit=6',
  '?recent=-1&limit=6',
  '?language=es',
  '?language=fr&difficulty=A1&difficulty=A2',
  '?difficulty=B1',
]

/** Makes a call of each kind of a school's morning, by chance from a seed. */
export function schoolCallsByKind(school: School, seed: number): Record<CallKind, () => Call> {
  const random = seeded(`morning ${seed}`)
  const below = (count: number) => Math.floor(random.next() * count)
  const { size, conversations, recorded } = school
  const anybody = () => below(size.students)
  const as = (student: number) => ({ token: tokenOf('student', student) })
  const asReader = () => (random.next() < knownReaders ? as(anybody()) : {})
  // A few are read by most.
  const chosen = () => conversations[Math.floor(conversations.length * random.next() ** 3)]
  const conversation = () => chosen()?.id
  let joined = seed % size.students

  const of: Record<CallKind, () => Omit<Call, 'kind'>> = {
    'page of home': () => ({ method: 'GET', path: '/home' }),
    'page of a conversation': () => ({ method: 'GET', path: chosen()?.page ?? '/' }),
    search: () => ({
      method: 'GET',
      path: `/api/conversations${lists[below(lists.length)]}`,
      ...asReader(),
    }),
    'search by words': () => ({
      method: 'GET',
      path: `/api/conversations?title=${encodeURIComponent(words[below(words.length)] ?? '')}`,
      ...asReader(),
    }),
    conversation: () => ({
      method: 'GET',
      path: `/api/conversations/${conversation()}`,
      ...asReader(),
    }),
    'own account': () => ({ method: 'GET', path: '/api/users/me?expand[]=all', ...as(anybody()) }),
    playlists: () => {
      const one = idOf('playlist', below(Math.ceil(size.students / 10)))
      const path = below(2) === 0 ? '?language=es&limit=10' : `/${one}`
      return { method: 'GET', path: `/api/playlists${path}`, ...asReader() }
    },
    'class of a student': () => {
      const student = anybody()
      const path = `/api/classes/${idOf('class', classOf(student))}?expand[]=students&expand[]=assignments&expand[]=plays`
      return { method: 'GET', path, ...as(student) }
    },
    'class of a teacher': () => {
      const number = below(size.classes)
      const path = `/api/classes/${idOf('class', number)}?expand[]=students&expand[]=assignments&expand[]=plays`
      return { method: 'GET', path, token: tokenOf('teacher', number) }
    },
    leaderboard: () => ({
      method: 'GET',
      path: `/api/conversations/${conversation()}/leaderboard?mode=reading&difficulty=normal`,
      ...asReader(),
    }),
    shop: () => {
      const student = anybody()
      return {
        method: 'GET',
        path: `/api/shops/${idOf('class', classOf(student))}`,
        ...as(student),
      }
    },
    'own plays': () => {
      const student = anybody()
      return { method: 'GET', path: `/api/plays?user=${idOf('student', student)}`, ...as(student) }
    },
    view: () => ({
      method: 'PATCH',
      path: `/api/conversations/${conversation()}/edit/public`,
      body: '{}',
      ...as(anybody()),
    }),
    ticket: () => {
      const student = anybody()
      const assignment = classOf(student) * assignmentsOfClass + below(assignmentsOfClass)
      return {
        method: 'POST',
        path: '/api/plays/tickets',
        body: json({
          conversation: conversations[assignment % assignedConversations]?.id,
          mode: 'reading',
          difficulty: 'normal',
          assignment: idOf('assignment', assignment),
        }),
        ...as(student),
      }
    },
    play: () => {
      const play = recorded.pop()
      if (!play) throw new Error('the recorded plays are used up')
      return { method: 'POST', path: '/api/plays', body: play.body, ...as(play.student) }
    },
    purchase: () => {
      const student = anybody()
      const body = json({ product: idOf('reward', classOf(student)) })
      return { method: 'POST', path: '/api/items', body, key: randomUUID(), ...as(student) }
    },
    join: () => {
      joined = (joined + 1) % size.students
      const to = (classOf(joined) + 1 + below(3)) % size.classes
      return {
        method: 'POST',
        path: `/api/classes/${idOf('class', to)}/students`,
        body: json({ studentId: idOf('student', joined) }),
        ...as(joined),
      }
    },
    login: () => ({
      method: 'POST',
      path: '/api/users/login',
      body: json({ email: emailOf('student', anybody()), password }),
    }),
  }

  const named = Object.entries(of).map(([kind, make]) => [kind, () => ({ kind, ...make() })])
  return Object.fromEntries(named)
}

/** Makes the calls of a school's morning, by chance from a seed; `logins` is how many of them are logins, of one. */
export function schoolCalls(school: School, seed: number, logins: number): () => Call {
  const random = seeded(`kinds ${seed}`)
  const of = schoolCallsByKind(school, seed)
  const drawn = Object.entries(shares).flatMap(([kind, share]) =>
    Array<CallKind>(share / 10).fill(kind as CallKind),
  )
  return () => {
    const isLogin = random.next() < logins
    return of[isLogin ? 'login' : (drawn[Math.floor(random.next() * drawn.length)] ?? 'search')]()
  }
}
