import type { Page } from 'playwright-core'
import { still, visitor } from './browser'
import { newSong, signedInEditor, withoutVideo } from './editor'
import { call } from './http'
import { long, longNames } from './long-texts'
import { newEmail, password, signedIn } from './people'
import { type Actor, actors, type World } from './route-row'
import { callAs, joinClass, newClass, signedInAs } from './school'

/** A new student with the names, in a class. */
async function newStudent(school: string, givenName: string, familyName: string): Promise<void> {
  const body = { email: newEmail(), password }
  const { user, authToken } = await call<{ user: { id: string }; authToken: string }>(
    '/users',
    body,
  )
  await call(`/users/${user.id}`, { type: 'student', givenName, familyName }, authToken, 'PATCH')
  await call(`/classes/${school}/students`, { studentId: user.id }, authToken)
}

/** Two characters who say something that is long, twice each. */
const dialogue = [long.german, long.word, long.chinese, long.arabic].map((text, index) => ({
  character: index % 2 ? (2 as const) : (1 as const),
  text,
  translation: `${index + 1} ${long.german}`,
}))

type Kept = { id: string; shortid: string; title: string }

/** A draft of whoever is logged in on a page. */
const newDraft = (page: Page, title: string, language: string): Promise<Kept> =>
  callAs<Kept>(page, 'POST', '/api/conversations', {
    title,
    language,
    gist: 'Eine Kapitänsmützenaufbewahrungsanstaltsleiterin verliert es',
    description: `${long.german}. ${long.german}.`,
    character1: { name: long.givenName },
    character2: { name: long.familyName },
    hasRights: true,
    dialogue,
  })

/** A published course of whoever is logged in on a page: a unit with all that a unit has, and one with little. */
async function newCourse(
  page: Page,
  { conversation, list }: Pick<World, 'conversation' | 'list'>,
): Promise<Kept> {
  const course = await callAs<Kept>(page, 'POST', '/api/courses', {
    title: `Kurs: ${long.german}`.slice(0, 90).trim(),
    description: `${long.word} ${long.arabic}`,
    language: 'de',
  })
  const unit = (key: string, kind: string, id: string, more: object) => ({
    key,
    title: '',
    level: null,
    aims: [],
    items: [{ kind, id }],
    ...more,
  })
  await callAs(page, 'PATCH', `/api/courses/${course.id}`, {
    units: [
      unit('first', 'conversation', conversation.id, {
        title: long.word.slice(0, 60),
        level: 'B2',
        aims: [long.german.slice(0, 120).trim(), long.arabic.slice(0, 120).trim()],
      }),
      unit('second', 'list', list.id, {}),
    ],
    settings: { isPublished: true },
  })
  return course
}

/** What a user has made: a conversation that is opened most, a draft, a playlist and a list. */
async function ownThings(
  page: Page,
): Promise<Pick<World, 'conversation' | 'draft' | 'playlist' | 'list' | 'course' | 'username'>> {
  const { id, username } = await callAs<{ id: string; username: string }>(
    page,
    'GET',
    '/api/users/me',
  )
  const [givenName, familyName] = longNames[0]
  await callAs(page, 'PATCH', `/api/users/${id}`, { givenName, familyName })
  const conversation = await newDraft(page, long.german, 'de')
  await callAs(page, 'PATCH', `/api/conversations/${conversation.id}`, {
    difficulty: 'B2',
    settings: { isPublished: true },
  })
  await call(`/conversations/${conversation.id}/edit/public`, {}, undefined, 'PATCH')
  const playlist = await callAs<{ id: string }>(page, 'POST', '/api/playlists', {
    name: long.chinese,
    description: `${long.word} ${long.arabic}`,
    language: 'de',
  })
  const body = { conversation_id: conversation.id }
  await callAs(page, 'POST', `/api/playlists/${playlist.id}/conversations`, body)
  await call(`/playlists/${playlist.id}/edit/public`, {}, undefined, 'PATCH')
  const list = await callAs<Kept>(page, 'POST', '/api/pronunciation-lists', {
    title: `Wörter: ${long.german}`.slice(0, 90).trim(),
    description: long.word,
    language: 'de',
    settings: { isPublished: true },
    items: ['Streichholz', 'Eichhörnchen', long.word.slice(0, 60), long.word.slice(3, 63)].map(
      text => ({ id: crypto.randomUUID(), text, translation: long.word }),
    ),
  })
  return {
    conversation,
    course: await newCourse(page, { conversation, list }),
    draft: await newDraft(page, long.arabic, 'ar'),
    playlist: { ...playlist, name: long.chinese },
    list,
    username,
  }
}

/** A class with its students, what they are to play, the course that they follow, and what they bought. */
async function schoolOf(
  teacher: Page,
  student: Page,
  { conversation, list, course }: Pick<World, 'conversation' | 'list' | 'course'>,
): Promise<World['school']> {
  const name = `${long.word} ${long.german}`.slice(0, 90)
  const id = await newClass(teacher, name)
  const people = [teacher, student].map(async page => {
    const [givenName, familyName] = longNames[0]
    const me = await callAs(page, 'GET', '/api/users/me')
    await callAs(page, 'PATCH', `/api/users/${me.id}`, { givenName, familyName })
    return me.id
  })
  const [, pupil = ''] = await Promise.all(people)
  await joinClass(student, id)
  for (const [givenName, familyName] of longNames) await newStudent(id, givenName, familyName)
  const wish = { classes: [id], difficulty: 'normal', dateDue: '2100-06-01' }
  await callAs(teacher, 'POST', '/api/assignments', {
    ...wish,
    conversation: conversation.id,
    type: 'conversationGame',
    mode: 'reading',
    requirement: 'win',
  })
  await callAs(teacher, 'POST', '/api/assignments', {
    ...wish,
    pronunciationList: list.id,
    mode: 'listening',
    requirement: 'play',
  })
  await callAs(teacher, 'PUT', `/api/classes/${id}/course`, { course: course.id })
  await callAs(teacher, 'PATCH', `/api/users/${pupil}/currency`, { currency: 9_000_000 })
  const reward = (cost: number, type: string, text: string) =>
    callAs(teacher, 'POST', '/api/products', { shop: id, name: text, cost, type })
  const dear = await reward(1_000_000, 'individual', long.german)
  const common = await reward(999_999, 'group', long.chinese)
  await reward(1_000_000, 'individual', `${long.word} ${long.word}`.slice(0, 90))
  await callAs(student, 'PATCH', `/api/products/${common.id}`, { amount: 1 })
  await callAs(student, 'POST', '/api/items', { product: dear.id })
  const bought = await callAs(student, 'POST', '/api/items', { product: dear.id })
  await callAs(teacher, 'PATCH', `/api/items/${bought.id}`, { isUsable: false })
  return { id, name }
}

/** An open game of a teacher's class. */
const openHall = (teacher: Page, school: string, conversation: string): Promise<World['hall']> =>
  callAs<World['hall']>(teacher, 'POST', '/api/live/halls', {
    conversation,
    class: school,
    settings: {
      form: 'teams',
      pace: 'step',
      mode: 'reading',
      difficulty: 'normal',
      relaxed: false,
      rounds: 2,
      goesOn: 'itself',
      sound: 'screen',
      names: 'dealt',
      shows: 'three',
      ownPlace: true,
      joins: 'anyone',
    },
  })

/** An invitation of whoever is logged in to a duel in turns. */
const invite = (page: Page, conversation: string): Promise<World['pair']> =>
  callAs<World['pair']>(page, 'POST', '/api/live/pairs', {
    conversation,
    form: 'turns',
    settings: {
      mode: 'reading',
      difficulty: 'normal',
      relaxed: false,
      rounds: 2,
      readFirst: false,
      powers: [],
    },
  })

/** A song of the samples, which everybody meets. */
async function sampleSong(page: Page): Promise<{ id: string }> {
  const path = '/api/songs/published?language=spanish&limit=1'
  const { songs } = await callAs<{ songs: { id: string }[] }>(page, 'GET', path)
  const [song] = songs
  if (!song) throw new Error('there is no sample song')
  return song
}

/** Everybody who visits, each in a browser of their own; none is logged in yet. */
export async function pagesOfActors(): Promise<Record<Actor, Page>> {
  const newPage = () => visitor({ ...still, colorScheme: 'light' })
  return {
    visitor: await newPage(),
    user: await newPage(),
    student: await newPage(),
    teacher: await newPage(),
    editor: await newPage(),
  }
}

/** Logs everybody in, and makes what there is to visit, with texts as long as they may be. */
export async function longWorld(pages: Record<Actor, Page>): Promise<World> {
  const { user, student, teacher, editor } = pages
  const other = await visitor()
  await Promise.all([
    signedIn(user),
    signedInAs(student, 'student'),
    signedInAs(teacher, 'teacher'),
    signedInEditor(editor),
    signedInAs(other, 'teacher'),
    withoutVideo(editor),
  ])
  await Promise.all(actors.map(actor => pages[actor].goto('/home')))
  const own = await ownThings(user)
  const fields = { title: `${long.word} ${long.german}`, artist: long.word }
  const lines = Object.values(long).map(text => ({ text, startTime: 1, stopTime: 3 }))
  const school = await schoolOf(teacher, student, own)
  return {
    ...own,
    school,
    hall: await openHall(teacher, school.id, own.conversation.id),
    pair: await invite(user, own.conversation.id),
    elsewhere: await newClass(other, 'Elsewhere'),
    song: { ...fields, id: (await newSong(editor, lines, fields)).id },
    openSong: await sampleSong(pages.visitor),
  }
}
