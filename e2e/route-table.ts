/** Who visits. */
export const actors = ['visitor', 'user', 'student', 'teacher', 'editor'] as const
export type Actor = (typeof actors)[number]

/** Where a visit ends, and what is shown there: the heading of the page, and the dialog over it if there is one. */
export interface Ending {
  at: string
  heading: string
  dialog?: string
}

/** One row: an address, and where it leads whom. `others` are all actors that the row does not name. */
export interface Row extends Partial<Record<Actor, Ending>> {
  path: string
  others?: Ending
  /** For whom the page is whole: it is looked at as this actor. */
  whole?: Actor
}

/** What there is to visit. */
export interface World {
  conversation: { id: string; shortid: string; title: string }
  /** The user's own, a draft. */
  draft: { id: string; shortid: string; title: string }
  playlist: { id: string }
  list: { id: string; shortid: string; title: string }
  username: string
  /** The teacher's class, which the student is in. */
  school: string
  /** Somebody else's class. */
  elsewhere: string
  /** A song with lyrics. */
  song: string
}

const shown = (at: string, heading: string): Ending => ({ at, heading })

const login = (address: string): Ending =>
  shown(`/login?redirect=${encodeURIComponent(address)}`, 'Login')

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

/** A page behind the editor's gate (S3 section 2.2). */
const gated = (path: string, heading: string): Row => ({
  path,
  others: { at: path, heading: '', dialog: 'Editors only' },
  editor: shown(path, heading),
  whole: 'editor',
})

/** The pages around logging in, and those that are words alone (S3 sections 2.1 and 2.10). */
const plainRows: Row[] = [
  { path: '/', visitor: landing, others: home, whole: 'visitor' },
  { path: '/login', visitor: shown('/login', 'Login'), others: home, whole: 'visitor' },
  { path: '/signup', visitor: shown('/signup', 'Sign Up'), others: home, whole: 'visitor' },
  everybody('/password-forgot', 'Forgot your password?', 'visitor'),
  everybody('/password-reset', 'Choose a new password', 'visitor'),
  everybody('/email-verify', 'Your email address', 'visitor'),
  everybody('/google', 'You can close this window.', 'visitor'),
  loggedIn('/account', 'Account Settings'),
  everybody('/home', 'Home', 'student'),
  everybody('/about', 'About Duologue', 'teacher'),
  everybody('/faq', 'Questions', 'teacher'),
  everybody('/sandbox', 'Sandbox', 'teacher'),
  everybody('/philosophy', 'Our Philosophy', 'student'),
  everybody('/privacy', 'Privacy Policy', 'student'),
  everybody('/terms', 'Terms of Use', 'student'),
  everybody('/not-found', 'Uh oh.', 'visitor'),
  { path: '/nowhere', others: notFound },
  { path: '/nowhere/at/all', others: notFound },
]

/** Searching, own things and other people's (S1 section 2). */
const listRows = ({ playlist, username }: World): Row[] => [
  { path: '/search', others: shown('/search/conversations', 'Search conversations') },
  { path: '/search/nothing', others: shown('/search/conversations', 'Search conversations') },
  everybody('/search/conversations', 'Search conversations', 'student'),
  everybody('/search/playlists', 'Search playlists', 'student'),
  {
    path: '/library',
    visitor: login('/library'),
    others: shown('/library/conversations', 'My Library'),
    whole: 'user',
  },
  {
    path: '/library/playlists',
    visitor: login('/library'),
    others: shown('/library/playlists', 'My Library'),
  },
  {
    path: '/library/nothing',
    visitor: login('/library'),
    others: shown('/library/conversations', 'My Library'),
  },
  loggedIn('/playlists/create', 'Create New Playlist'),
  {
    path: `/playlists/${playlist.id}`,
    others: shown(`/playlists/${playlist.id}/for-the-road`, 'For the road'),
    whole: 'teacher',
  },
  {
    path: `/playlists/${playlist.id}/anything/below`,
    others: shown(`/playlists/${playlist.id}/for-the-road`, 'For the road'),
  },
  { path: '/playlists/none', others: notFound },
  everybody(`/users/${username}`, 'User Profile', 'visitor'),
  { path: '/users/nobody-of-this-name', others: shown('/not-found?missing=user', 'Uh oh.') },
  loggedIn('/review', "Today's review"),
]

/** Conversations and what is done with them. */
function conversationRows({ conversation, draft }: World): Row[] {
  const { id, shortid, title } = conversation
  const page = shown(`/conversations/${id}/la-silla-verde`, title)
  const own = shown(`/conversations/${draft.id}/mi-borrador`, draft.title)
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
      path: `/conversations/${id}/la-silla-verde/game`,
      others: {
        ...shown(`/conversations/${id}/la-silla-verde/game`, 'Battle Mode'),
        dialog: 'Settings',
      },
    },
    { path: '/conversations/none/game', others: notFound },
    everybody(`/convo/${shortid}/learn`, `Learn Mode: ${title}`, 'visitor'),
    everybody(`/convo/${shortid}/leaderboard`, 'Scores', 'student'),
    loggedIn('/convo/create', 'Create New Conversation'),
    { path: `/convo/${shortid}/edit`, visitor: login(`/convo/${shortid}/edit`), others: page },
    {
      path: `/convo/${draft.shortid}/edit`,
      visitor: login(`/convo/${draft.shortid}/edit`),
      user: shown(`/convo/${draft.shortid}/edit`, 'Edit conversation'),
      others: notFound,
      whole: 'user',
    },
  ]
}

/** Pronunciation: lists and the game (open-pages 3.5 and 3.6). */
const pronunciationRows = ({ list: { id, shortid, title } }: World): Row[] => [
  everybody('/pronunciation/search', 'Pronunciation lists', 'teacher'),
  everybody('/pronunciation/game', 'Pronunciation Game', 'editor'),
  everybody(`/pronunciation/${shortid}`, title, 'student'),
  { path: `/pronunciation/${id}`, others: shown(`/pronunciation/${shortid}`, title) },
  loggedIn('/pronunciation/create', 'Create New List'),
  { path: '/pronunciation/none', others: notFound },
]

/** Classes and their store (S2 sections 2 and 6). */
const classRows = ({ school, elsewhere }: World): Row[] => [
  {
    path: '/classes',
    visitor: { ...dashboard, dialog: 'Log Into Duologue' },
    user: whichType,
    editor: whichType,
    student: dashboard,
    teacher: dashboard,
    whole: 'teacher',
  },
  {
    path: `/classes/${school}/teacher`,
    visitor: login(`/classes/${school}/teacher`),
    teacher: shown(`/classes/${school}/teacher`, 'Español 3'),
    student: dashboard,
    others: { ...dashboard, dialog: whichType.dialog ?? '' },
    whole: 'teacher',
  },
  {
    path: `/classes/${school}/student`,
    visitor: login(`/classes/${school}/student`),
    student: shown(`/classes/${school}/student`, 'Español 3'),
    teacher: dashboard,
    others: { ...dashboard, dialog: whichType.dialog ?? '' },
    whole: 'student',
  },
  ...['teacher', 'student'].map(side => ({
    path: `/classes/${elsewhere}/${side}`,
    visitor: login(`/classes/${elsewhere}/${side}`),
    student: noClass,
    teacher: noClass,
  })),
  loggedIn('/shop', 'Chinese Class Store', 'teacher'),
]

const editorRows = ({ song }: World): Row[] => [
  gated('/editor', 'Editor'),
  gated(`/editor/songs/${song}`, 'La mer - Les Voisins'),
  gated(`/editor/songs/${song}/timesync`, 'Sync Lyrics: La mer - Les Voisins'),
  gated(`/editor/songs/${song}/addlyrics`, `Add Lyrics: La mer - Les Voisins (id: ${song})`),
  gated(`/editor/songs/${song}/wordlists`, 'Words Editor: La mer - Les Voisins'),
  gated('/editor/reports', 'Reports'),
]

/** What changes something about who comes: joining, and leaving last. */
const lastRows = ({ school }: World): Row[] => [
  {
    path: `/classes/${school}/join`,
    visitor: {
      at: `/classes/${school}/join`,
      heading: 'Join the class',
      dialog: 'Log Into Duologue',
    },
    teacher: shown(`/classes/${school}/join`, 'Join the class'),
    others: shown(`/classes/${school}/student`, 'Español 3'),
    whole: 'teacher',
  },
  { path: '/logout', others: landing },
]

/**
 * The route table (S3 section 2.1, "also linked elsewhere" included) with who is led where (S1 section 6, S2 section 6,
 * S3 section 6): written from the specification.
 */
export const routeTable = (world: World): Row[] => [
  ...plainRows,
  ...listRows(world),
  ...conversationRows(world),
  ...pronunciationRows(world),
  ...classRows(world),
  ...editorRows(world),
  ...lastRows(world),
]
