import type {
  CourseConversation,
  CourseItemShown,
  CourseList,
} from '@duologue/contract/courses/course-shapes'
import { smallCoverOf } from '@duologue/domain/conversations/pictures'
import { coursePageTexts as texts } from '@duologue/domain/messages/courses/course-page'
import { coverOfList } from '@duologue/domain/pronunciation/cover-of-list'
import { slugify } from '@duologue/domain/text/slug'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { inAnyLanguage, writtenIn } from '../ui/written-in'
import styles from './course-item.module.css'
import { CourseMark } from './course-mark'

type Shown<Kind extends CourseItemShown['kind']> = Extract<CourseItemShown, { kind: Kind }>

/** What every item has: its picture, its title, what it is about, and the ways to its parts. */
function Frame({
  cover,
  title,
  about,
  children,
}: {
  cover: string
  title: ReactNode
  about?: ReactNode
  children: ReactNode
}) {
  return (
    <article className={styles.item}>
      <img className={styles.cover} src={cover} alt="" width="640" height="360" loading="lazy" />
      <div className={styles.words}>
        <h3>{title}</h3>
        {about}
      </div>
      <p className={styles.marks}>{children}</p>
    </article>
  )
}

function ConversationItem({
  conversation,
  marks: { learn, duel, say },
}: {
  conversation: CourseConversation
  marks: Shown<'conversation'>['marks']
}) {
  const { id, shortid, title, gist, language } = conversation
  const toLearn = {
    to: '/convo/$conversationId/learn',
    params: { conversationId: shortid },
  } as const
  return (
    <Frame
      cover={smallCoverOf(conversation)}
      title={
        <Link
          to="/conversations/$conversationId/$"
          params={{ conversationId: id, _splat: slugify(title) }}
          {...writtenIn(language)}
        >
          {title}
        </Link>
      }
      about={gist ? <p {...inAnyLanguage}>{gist}</p> : null}
    >
      <Link {...toLearn}>
        <CourseMark step="learn" mark={learn} />
      </Link>
      <Link to="/conversations/$conversationId/game" params={{ conversationId: id }}>
        <CourseMark step="duel" mark={duel} />
      </Link>
      <Link {...toLearn}>
        <CourseMark step="say" mark={say} />
      </Link>
    </Frame>
  )
}

function ListItem({ list, marks }: { list: CourseList; marks: Shown<'list'>['marks'] }) {
  const { shortid, title } = list
  return (
    <Frame
      cover={coverOfList(list)}
      title={
        <Link to="/pronunciation/$shortid" params={{ shortid }} {...inAnyLanguage}>
          {title}
        </Link>
      }
    >
      <Link to="/pronunciation/game" search={{ list: shortid }}>
        <CourseMark step="round" mark={marks.round} />
      </Link>
    </Frame>
  )
}

/** An item of a unit with how far its reader has come (courses.md#progress); nothing of it is locked. */
export function CourseItem({ item }: { item: CourseItemShown }) {
  if (item.kind === 'conversation')
    return <ConversationItem conversation={item.conversation} marks={item.marks} />
  if (item.kind === 'list') return <ListItem list={item.list} marks={item.marks} />
  return <p className={styles.unavailable}>{texts.unavailable}</p>
}
