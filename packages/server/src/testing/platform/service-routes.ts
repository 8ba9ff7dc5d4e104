import type { FastifyInstance, FastifyRequest } from 'fastify'
import { membersPage } from './course-members'
import { gradebook } from './gradebook'
import { requireThat } from './platform-refusal'
import { ltiScopes } from './platform-scopes'
import type { PlatformWorld } from './platform-world'
import { giveToken, requireScope } from './token-endpoint'
import { openidDocument, registerTool } from './tool-registration'

interface Named {
  course: string
  column: string
}

const types = {
  column: 'application/vnd.ims.lis.v2.lineitem+json',
  columns: 'application/vnd.ims.lis.v2.lineitemcontainer+json',
  score: 'application/vnd.ims.lis.v1.score+json',
  members: 'application/vnd.ims.lti-nrps.v2.membershipcontainer+json',
}

const queryOf = ({ url }: FastifyRequest) => new URL(url, 'http://here').searchParams

function requireType(request: FastifyRequest, type: string): void {
  const sent = request.headers['content-type']?.split(';')[0]
  requireThat(sent === type, `the type of what is sent must be ${type}, not ${sent}`, 415)
}

function requireAccept({ headers }: FastifyRequest, type: string): void {
  const accepts = headers.accept?.split(',').map(each => each.split(';')[0]?.trim()) ?? []
  requireThat(accepts.includes(type), `the type that is asked for must be ${type}`, 406)
}

/** The columns and scores of a course. */
function gradebookRoutes(app: FastifyInstance, world: PlatformWorld): void {
  const book = gradebook(world)
  const allow = (request: FastifyRequest, ...scopes: string[]) => {
    requireScope(world, request.headers.authorization, scopes)
    const { columnQuery } = world.profile
    const [name, value] = columnQuery?.split('=') ?? []
    requireThat(
      name === undefined || queryOf(request).get(name) === value,
      `the query ${columnQuery} of the address is missing`,
      404,
    )
  }
  const columns = '/courses/:course/lineitems'
  const column = `${columns}/:column`

  app.get<{ Params: Named }>(columns, (request, reply) => {
    allow(request, ltiScopes.columns, ltiScopes.readColumns)
    requireAccept(request, types.columns)
    return reply.type(types.columns).send(book.listColumns(request.params.course, queryOf(request)))
  })
  app.post<{ Params: Named }>(columns, (request, reply) => {
    allow(request, ltiScopes.columns)
    requireType(request, types.column)
    const created = book.createColumn(request.params.course, request.body)
    return reply.status(201).type(types.column).send(created)
  })
  app.get<{ Params: Named }>(column, (request, reply) => {
    allow(request, ltiScopes.columns, ltiScopes.readColumns)
    requireAccept(request, types.column)
    const { params } = request
    return reply.type(types.column).send(book.showColumn(params.course, params.column))
  })
  app.delete<{ Params: Named }>(column, (request, reply) => {
    allow(request, ltiScopes.columns)
    book.deleteColumn(request.params.course, request.params.column)
    return reply.status(204).send()
  })
  app.post<{ Params: Named }>(`${column}/scores`, (request, reply) => {
    allow(request, ltiScopes.scores)
    requireType(request, types.score)
    book.saveScore(request.params.course, request.params.column, request.body)
    return reply.status(204).send()
  })
}

/** What the tool asks for itself, without a browser. */
export function serviceRoutes(app: FastifyInstance, world: PlatformWorld): void {
  app.get('/keys', () => world.keys.published())
  app.post('/token', (request, reply) => {
    requireType(request, 'application/x-www-form-urlencoded')
    void reply.header('cache-control', 'no-store')
    return giveToken(world, request.body as URLSearchParams)
  })
  gradebookRoutes(app, world)
  app.get<{ Params: Named }>('/courses/:course/members', (request, reply) => {
    requireScope(world, request.headers.authorization, [ltiScopes.members])
    requireAccept(request, types.members)
    const { next, page } = membersPage(world, request.params.course, queryOf(request))
    if (next) void reply.header('link', `<${next}>; rel="next"`)
    return reply.type(types.members).send(page)
  })
  app.get('/.well-known/openid-configuration', () => openidDocument(world))
  app.post('/register', request => {
    requireType(request, 'application/json')
    return registerTool(world, request.headers.authorization, request.body)
  })
}
