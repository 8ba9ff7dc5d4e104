import { objectOf, requireThat } from './platform-refusal'
import { ltiRoles, type PlatformColumn } from './platform-school'
import { columnAddress, type PlatformWorld } from './platform-world'
import { readScore, requireLater } from './score-rules'

const shownColumn = (world: PlatformWorld, { id, courseId, ...column }: PlatformColumn) => ({
  id: columnAddress(world, courseId, id),
  ...column,
})

const textIn = (value: unknown, name: string): string | undefined => {
  requireThat(value === undefined || typeof value === 'string', `${name} is no text`)
  return value
}

/** A column as a tool describes it. */
function readColumn(world: PlatformWorld, courseId: string, body: unknown) {
  const said = objectOf(body, 'the column')
  const { label, scoreMaximum } = said
  requireThat(typeof label === 'string' && label.trim(), 'a column has a label')
  requireThat(typeof scoreMaximum === 'number' && scoreMaximum > 0, 'scoreMaximum is above 0')
  const resourceLinkId = textIn(said.resourceLinkId, 'resourceLinkId')
  requireThat(
    resourceLinkId === undefined || world.school.courses.get(courseId)?.links.has(resourceLinkId),
    'resourceLinkId is no link of this course',
    404,
  )
  const resourceId = textIn(said.resourceId, 'resourceId')
  const tag = textIn(said.tag, 'tag')
  return {
    courseId,
    label,
    scoreMaximum,
    ...(resourceLinkId === undefined ? {} : { resourceLinkId }),
    ...(resourceId === undefined ? {} : { resourceId }),
    ...(tag === undefined ? {} : { tag }),
  }
}

function columnOf({ school }: PlatformWorld, courseId: string, columnId: string): PlatformColumn {
  const column = school.columns.get(columnId)
  requireThat(column?.courseId === courseId, 'there is no such column', 404)
  return column
}

/** Takes a score of a learner, unless a later one stands there. */
function saveScore(world: PlatformWorld, courseId: string, columnId: string, body: unknown): void {
  columnOf(world, courseId, columnId)
  const { school, profile } = world
  const score = readScore(body, columnId)
  const person = school.courses.get(courseId)?.people.get(score.userId)
  requireThat(
    person?.status === 'Active' && person.roles.includes(ltiRoles.learner),
    'userId is no learner of this course',
  )
  const before = school.scores.findLast(
    each => each.columnId === columnId && each.userId === score.userId,
  )
  requireLater(profile, score, before)
  school.scores.push(score)
}

/** The gradebook of a platform: its columns and the scores in them. */
export function gradebook(world: PlatformWorld) {
  const { school } = world

  const listColumns = (courseId: string, asked: URLSearchParams) => {
    const wanted = {
      resourceLinkId: asked.get('resource_link_id'),
      resourceId: asked.get('resource_id'),
      tag: asked.get('tag'),
    }
    return [...school.columns.values()]
      .filter(column => column.courseId === courseId)
      .filter(
        ({ resourceLinkId, resourceId, tag }) =>
          (wanted.resourceLinkId ?? resourceLinkId) === resourceLinkId &&
          (wanted.resourceId ?? resourceId) === resourceId &&
          (wanted.tag ?? tag) === tag,
      )
      .map(column => shownColumn(world, column))
  }

  const createColumn = (courseId: string, body: unknown) => {
    requireThat(school.courses.has(courseId), 'there is no such course', 404)
    const column = school.addColumn(readColumn(world, courseId, body))
    const link =
      column.resourceLinkId && school.courses.get(courseId)?.links.get(column.resourceLinkId)
    if (link) link.columnId = column.id
    return shownColumn(world, column)
  }

  return {
    listColumns,
    createColumn,
    showColumn: (courseId: string, columnId: string) =>
      shownColumn(world, columnOf(world, courseId, columnId)),
    deleteColumn: (courseId: string, columnId: string) => {
      school.columns.delete(columnOf(world, courseId, columnId).id)
    },
    saveScore: (courseId: string, columnId: string, body: unknown) =>
      saveScore(world, courseId, columnId, body),
  }
}
