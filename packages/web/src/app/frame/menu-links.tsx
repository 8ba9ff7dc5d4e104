import { menuTexts } from '@duologue/domain/messages/site/menu'
import { shell } from '@duologue/domain/messages/site/shell'
import { Link, linkOptions, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useSession } from '../../session/session'
import { latePart } from '../../ui/feedback/late-part'
import { Icon } from '../../ui/icon'
import { askForHelp } from './help'

const WaitingCount = latePart(
  async () => (await import('../../live/duels/waiting-count')).WaitingCount,
)

/** The groups of the side menu (site.md#side-menu); every page that is built adds its entry here, and nowhere else. */
const groups = [
  {
    name: null,
    links: [
      { icon: 'home', text: shell.home, link: linkOptions({ to: '/home' }) },
      { icon: 'sun', text: shell.today, link: linkOptions({ to: '/today' }) },
      { icon: 'list', text: shell.courses, link: linkOptions({ to: '/courses' }) },
      { icon: 'user', text: shell.classes, link: linkOptions({ to: '/classes' }) },
      { icon: 'play', text: shell.joinGame, link: linkOptions({ to: '/live/{-$code}' }) },
      { icon: 'sword', text: shell.pairPlay, link: linkOptions({ to: '/pairs/{-$code}' }) },
      { icon: 'card', text: shell.store, link: linkOptions({ to: '/shop' }) },
      { icon: 'down', text: shell.offline, link: linkOptions({ to: '/offline' }) },
    ],
  },
  {
    name: shell.conversations,
    links: [
      {
        icon: 'search',
        text: shell.findConversation,
        link: linkOptions({ to: '/search/conversations', activeOptions: { exact: true } }),
      },
      {
        icon: 'heart',
        text: menuTexts.popular,
        link: linkOptions({ to: '/search/conversations', search: { views: '-1' } }),
      },
      {
        icon: 'sun',
        text: menuTexts.recent,
        link: linkOptions({ to: '/search/conversations', search: { recent: '-1' } }),
      },
      {
        icon: 'plus',
        text: shell.newConversation,
        link: linkOptions({ to: '/convo/create' }),
      },
    ],
  },
  {
    name: shell.playlists,
    links: [
      {
        icon: 'list',
        text: menuTexts.findPlaylist,
        link: linkOptions({ to: '/search/playlists', activeOptions: { exact: true } }),
      },
      {
        icon: 'plus',
        text: menuTexts.createPlaylist,
        link: linkOptions({ to: '/playlists/create' }),
      },
    ],
  },
  {
    name: shell.songs,
    links: [
      {
        icon: 'note',
        text: menuTexts.findSong,
        link: linkOptions({ to: '/search/songs', activeOptions: { includeSearch: false } }),
      },
      {
        icon: 'heart',
        text: menuTexts.savedSongs,
        link: linkOptions({ to: '/library/$tab', params: { tab: 'songs' } }),
      },
    ],
  },
  {
    name: shell.pronunciation,
    links: [
      {
        icon: 'list',
        text: menuTexts.customLists,
        link: linkOptions({ to: '/pronunciation/search' }),
      },
      {
        icon: 'plus',
        text: shell.newList,
        link: linkOptions({ to: '/pronunciation/create' }),
      },
      {
        icon: 'microphone',
        text: shell.pronunciationGame,
        link: linkOptions({ to: '/pronunciation/game' }),
      },
    ],
  },
] as const

/** From one page around logging in to another, the way back is not lost. */
const visitorLinks = (back: { redirect?: string }) =>
  [
    { icon: 'user', text: shell.logIn, link: linkOptions({ to: '/login', search: back }) },
    { icon: 'heart', text: shell.signUp, link: linkOptions({ to: '/signup', search: back }) },
  ] as const

const userLinks = [
  { icon: 'library', text: shell.library, link: linkOptions({ to: '/library' }) },
  { icon: 'check', text: shell.progress, link: linkOptions({ to: '/progress' }) },
  { icon: 'settings', text: shell.account, link: linkOptions({ to: '/account' }) },
  { icon: 'logOut', text: shell.logOut, link: linkOptions({ to: '/logout' }) },
] as const

/** Only editors and admins are shown the way to the editor (site.md#side-menu). */
const editorLinks = [
  { icon: 'list', text: shell.editor, link: linkOptions({ to: '/editor' }) },
] as const

/** And admins the way to the school. */
const adminLinks = [
  { icon: 'user', text: shell.school, link: linkOptions({ to: '/school/{-$tab}' }) },
] as const

const helpLinks = [
  { icon: 'help', text: shell.faq, link: linkOptions({ to: '/faq' }) },
  { icon: 'user', text: shell.about, link: linkOptions({ to: '/about' }) },
] as const

/** The entries of the side menu for whoever is here, in their groups. */
export function MenuLinks({ onChoose }: { onChoose: () => void }) {
  const session = useSession()
  const role = session.status === 'user' ? session.user.role : undefined
  const own = [...(role ? editorLinks : []), ...(role === 'admin' ? adminLinks : [])]
  const { redirect } = useSearch({ strict: false })
  const others = session.status === 'user' ? userLinks : visitorLinks(redirect ? { redirect } : {})
  const account = [...own, ...others]
  const help = { name: shell.help, links: helpLinks }
  return [...groups, help, { name: shell.yourAccount, links: account }].map(({ name, links }) => (
    <div key={name ?? ''}>
      {name ? <h2>{name}</h2> : null}
      {links.map(({ icon, text, link }) => (
        <Link key={text} {...link} onClick={onChoose}>
          <Icon name={icon} /> {text}
          {text === shell.pairPlay && session.status === 'user' ? (
            <Suspense>
              <WaitingCount user={session.user.id} />
            </Suspense>
          ) : null}
        </Link>
      ))}
      {name === shell.help ? (
        <button
          type="button"
          onClick={() => {
            onChoose()
            askForHelp()
          }}
        >
          <Icon name="help" /> {menuTexts.helpHere}
        </button>
      ) : null}
    </div>
  ))
}
