import { slugify } from '../packages/domain/src/text/slug'
import { liveRows } from './live-rows'
import type { Actor, Ending, Row, World } from './route-row'
import { songRows } from './song-rows'

const shown = (at: string, heading: string): Ending => ({ at, heading })

const login = (address: string): Ending =>
  shown(`/login?redirect=${encodeURIComponent(address)}`, 'Login')

/** A title in an address, as a browser tells it. */
const inAddress = (title: string) => encodeURIComponent(slugify(title))

const home = shown('/home', 'Home')
const landing = shown('/', 'Learn a language the way you learn a song.')
const notFound = shown('/not-found', 'Uh oh.')
const dashboard = shown('/classes', 'Class Dashboard')
const noClass: Ending = { ...dashboard, dialog: 'Cannot find class' }
const whichType: Ending = { ...dashboard, dialog: 'Are you a teacher or a student?' }

/** A page that everybody sees. */
const everybody = (path: string, heading: string, whole?: Actor): Row => ({
  path,
  others: shown(path, heading),
  ...(whole ? { whole } : {}),
})

/** A page for whoever is logged in; a visitor is led to /login, and from there back. */
const loggedIn = (path: string, heading: string, whole: Actor = 'user'): Row => ({
  path,
  visitor: login(path),
  others: shown(path, heading),
  whole,
})

/** The pages around logging in, and those that are words alone (site.md#layouts). */
const plainRows: Row[] = [
  { path: '/', visitor: landing, others: home, whole: 'visitor' },
  { path: '/login', visitor: shown('/login', 'Login'), others: home, whole: 'visitor' },
  {
    path: '/class-device',
    visitor: shown('/class-device', 'Who is playing?'),
    others: home,
    whole: 'visitor',
  },
  { path: '/signup', visitor: shown('/signup', 'Sign Up'), others: home, whole: 'visitor' },
  everybody('/card', 'Log in with your card', 'visitor'),
  everybody('/password-forgot', 'Forgot your password?', 'visitor'),
  everybody('/password-reset', 'Choose a new password', 'visitor'),
  everybody('/email-verify', 'Your email address', 'visitor'),
  everybody('/google', 'You can close this window.', 'visitor'),
  everybody('/sso/school', 'You can close this window.', 'visitor'),
  loggedIn('/account', 'Account Settings'),
  everybody('/home', 'Home', 'student'),
  everybody('/about', 'About Duologue', 'teacher'),
  everybody('/faq', 'Questions', 'teacher'),
  everybody('/sandbox', 'Sandbox', 'teacher'),
  everybody('/offline', 'Offline', 'user'),
  everybody('/philosophy', 'Our Philosophy', 'student'),
  everybody('/privacy', 'Privacy Policy', 'student'),
  everybody('/terms', 'Terms of Use', 'student'),
  everybody('/not-found', 'Uh oh.', 'visitor'),
  { path: '/school', others: notFound },
  { path: '/nowhere', others: notFound },
  { path: '/nowhere/at/all', others: notFound },
]

/** The page of a conversation. */
export const ofConversation = ({ id, title }: World['draft']): Ending =>
  shown(`/conversations/${id}/${inAddress(title)}`, title)

/** The page of a playlist. */
export const ofPlaylist = ({ id, name }: World['playlist']): Ending =>
  shown(`/playlists/${id}/${inAddress(name)}`, name)

/** The page of a course. */
export const ofCourse = ({ shortid, title }: World['course']): Ending =>
  shown(`/courses/${shortid}/${inAddress(title)}`, title)

/** Searching, own things and other people's (site.md#routes). */
const listRows = ({ playlist, course, username }: World): Row[] => [
  { path: '/search', others: shown('/search/conversations', 'Search conversations') },
  { path: '/search/nothing', others: shown('/search/conversations', 'Search conversations') },
  everybody('/search/conversations', 'Search conversations', 'student'),
  everybody('/search/playlists', 'Search playlists', 'student'),
  everybody('/search/songs', 'Search songs', 'student'),
  { path: '/songs', others: shown('/search/songs', 'Search songs') },
  {
    path: '/library',
    visitor: login('/library'),
    others: shown('/library/conversations', 'My Library'),
    whole: 'user',
  },
  ...['playlists', 'courses', 'songs', 'saved'].map(tab => ({
    path: `/library/${tab}`,
    visitor: login('/library'),
    others: shown(`/library/${tab}`, 'My Library'),
  })),
  {
    path: '/library/nothing',
    visitor: login('/library'),
    others: shown('/library/conversations', 'My Library'),
  },
  loggedIn('/playlists/create', 'Create New Playlist'),
  { path: `/playlists/${playlist.id}`, others: ofPlaylist(playlist), whole: 'teacher' },
  { path: `/playlists/${playlist.id}/anything/below`, others: ofPlaylist(playlist) },
  { path: '/playlists/none', others: notFound },
  everybody('/courses', 'Courses', 'student'),
  { path: `/courses/${course.id}`, others: ofCourse(course) },
  { path: `/courses/${course.shortid}`, others: ofCourse(course), whole: 'visitor' },
  { path: `/courses/${course.shortid}/anything/below`, others: ofCourse(course) },
  { path: '/courses/none', others: notFound },
  loggedIn('/courses/create', 'New Course'),
  {
    path: `/courses/${course.shortid}/edit`,
    visitor: login(`/courses/${course.shortid}/edit`),
    user: shown(`/courses/${course.shortid}/edit`, 'Edit course'),
    others: ofCourse(course),
    whole: 'user',
  },
  everybody(`/users/${username}`, 'User Profile', 'visitor'),
  { path: '/users/nobody-of-this-name', others: shown('/not-found?missing=user', 'Uh oh.') },
  loggedIn('/review', "Today's review"),
  everybody('/today', 'Today', 'student'),
  loggedIn('/progress', 'Progress'),
  everybody('/placement/es', 'How well do you know Spanish?', 'visitor'),
  { path: '/placement/none', others: notFound },
]

/** Conversations and what is done with them. */
function conversationRows({ conversation, draft }: World): Row[] {
  const { id, shortid, title } = conversation
  const slug = inAddress(title)
  const page = ofConversation(conversation)
  const own = ofConversation(draft)
  return [
    { path: `/conversations/${id}`, others: page, whole: 'student' },
    { path: `/conversations/${shortid}`, others: page },
    { path: `/conversations/${id}/anything/below`, others: page },
    { path: '/conversations/none', others: notFound },
    { path: `/convo/${shortid}`, others: page },
    { path: '/convo/none', others: notFound },
    { path: `/conversations/${draft.id}`, user: own, others: notFound },
    {
      path: `/conversations/${id}/game`,
      others: { ...shown(`/conversations/${id}/game`, 'Battle Mode'), dialog: 'Settings' },
      whole: 'visitor',
    },
    {
      path: `/conversations/${id}/${slug}/game`,
      others: { ...shown(`/conversations/${id}/${slug}/game`, 'Battle Mode'), dialog: 'Settings' },
    },
    { path: '/conversations/none/game', others: notFound },
    everybody(`/convo/${shortid}/learn`, `Learn Mode: ${title}`, 'visitor'),
    everybody(`/convo/${shortid}/leaderboard`, 'Scores', 'student'),
    loggedIn('/convo/create', 'Create New Conversation'),
    {
      path: `/convo/${shortid}/edit`,
      visitor: login(`/convo/${shortid}/edit`),
      user: shown(`/convo/${shortid}/edit`, 'Edit conversation'),
      others: page,
    },
    {
      path: `/convo/${draft.shortid}/edit`,
      visitor: login(`/convo/${draft.shortid}/edit`),
      user: shown(`/convo/${draft.shortid}/edit`, 'Edit conversation'),
      others: notFound,
      whole: 'user',
    },
  ]
}

/** Pronunciation: lists and the game (site.md#routes). */
const pronunciationRows = ({ list: { id, shortid, title } }: World): Row[] => [
  everybody('/pronunciation/search', 'Pronunciation lists', 'teacher'),
  everybody('/pronunciation/game', 'Pronunciation Game', 'editor'),
  everybody(`/pronunciation/${shortid}`, title, 'student'),
  { path: `/pronunciation/${id}`, others: shown(`/pronunciation/${shortid}`, title) },
  loggedIn('/pronunciation/create', 'Create New List'),
  { path: '/pronunciation/none', others: notFound },
]

/** A page of a class for its teacher alone. */
const ofTeacher = ({ id, name }: World['school'], side: string): Row => ({
  path: `/classes/${id}/${side}`,
  visitor: login(`/classes/${id}/${side}`),
  teacher: shown(`/classes/${id}/${side}`, name),
  student: dashboard,
  others: { ...dashboard, dialog: whichType.dialog ?? '' },
  whole: 'teacher',
})

/** Classes and their store (classes.md#class-pages). */
const classRows = ({ school: { id: school, name }, elsewhere }: World): Row[] => [
  {
    path: '/classes',
    visitor: { ...dashboard, dialog: 'Log Into Duologue' },
    user: whichType,
    editor: whichType,
    student: dashboard,
    teacher: dashboard,
    whole: 'teacher',
  },
  ofTeacher({ id: school, name }, 'teacher'),
  {
    path: `/classes/${school}/student`,
    visitor: login(`/classes/${school}/student`),
    student: shown(`/classes/${school}/student`, name),
    teacher: dashboard,
    others: { ...dashboard, dialog: whichType.dialog ?? '' },
    whole: 'student',
  },
  // Not right after it: both are headed by the class.
  ofTeacher({ id: school, name }, 'course'),
  loggedIn('/shop', 'Chinese Class Store', 'teacher'),
  ofTeacher({ id: school, name }, 'cards'),
  ...['teacher', 'student'].map(side => ({
    path: `/classes/${elsewhere}/${side}`,
    visitor: login(`/classes/${elsewhere}/${side}`),
    student: noClass,
    teacher: noClass,
  })),
]

/** What changes something about who comes: joining, and leaving last. */
const lastRows = ({ school: { id: school, name } }: World): Row[] => [
  {
    path: `/classes/${school}/join`,
    visitor: {
      at: `/classes/${school}/join`,
      heading: 'Join the class',
      dialog: 'Log Into Duologue',
    },
    teacher: shown(`/classes/${school}/join`, 'Join the class'),
    others: shown(`/classes/${school}/student`, name),
    whole: 'teacher',
  },
  { path: '/logout', others: landing },
]

/**
 * The route table (site.md#routes, "also linked elsewhere" included) with who is led where (site.md#redirects,
 * site.md#routes): written from the rules.
 */
export const routeTable = (world: World): Row[] => [
  ...plainRows,
  ...listRows(world),
  ...conversationRows(world),
  ...pronunciationRows(world),
  ...classRows(world),
  ...songRows(world),
  ...liveRows(world),
  ...lastRows(world),
]

/** The pages that an actor sees whole, by where they end. */
export const wholePages = (world: World): readonly (readonly [Actor, string])[] =>
  routeTable(world).flatMap(row => {
    const ending = row.whole && (row[row.whole] ?? row.others)
    return row.whole && ending ? [[row.whole, ending.at] as const] : []
  })
