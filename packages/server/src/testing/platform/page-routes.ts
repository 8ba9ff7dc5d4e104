import type { FastifyInstance } from 'fastify'
import { authorise, beginLaunch } from './authorisation'
import { takeChosen } from './deep-link-return'
import { formPage, framePage, saidPage, storagePage, storageScript } from './platform-pages'
import { requireThat } from './platform-refusal'
import type { PlatformWorld } from './platform-world'

interface Named {
  course: string
}
interface Opened {
  person: string
  link?: string
}

const html = 'text/html; charset=utf-8'

/** What people see of the platform in a browser: its courses with the tool in a frame, and the ways between the two. */
export function pageRoutes(app: FastifyInstance, world: PlatformWorld): void {
  const { profile, school } = world
  const storageFrame = profile.storageTarget === '_parent' ? undefined : profile.storageTarget

  const answerAuthorisation = async (asked: URLSearchParams) => {
    const { action, fields } = await authorise(world, asked)
    return formPage(action, fields)
  }
  app.get('/authorise', async (request, reply) =>
    reply
      .type(html)
      .send(await answerAuthorisation(new URL(request.url, world.origin).searchParams)),
  )
  app.post('/authorise', async (request, reply) =>
    reply.type(html).send(await answerAuthorisation(request.body as URLSearchParams)),
  )

  // A course as somebody sees it: with a link open, or choosing what is to be placed.
  app.get<{ Params: Named; Querystring: Opened }>('/courses/:course', (request, reply) => {
    const course = school.courses.get(request.params.course)
    const person = course?.people.get(request.query.person)
    requireThat(course && person, 'there is no such course, or nobody of that name in it', 404)
    const link = request.query.link ? course.links.get(request.query.link) : undefined
    const begun = beginLaunch(world, { person, course, ...(link ? { link } : {}) })
    const address = `${world.tool?.initiation}?${new URLSearchParams(begun)}`
    return reply.type(html).send(framePage(course.title, address, storageFrame))
  })
  app.post<{ Params: Named }>('/courses/:course/chosen', async (request, reply) => {
    const jwt = (request.body as URLSearchParams).get('JWT') ?? ''
    const links = await takeChosen(world, request.params.course, jwt)
    return reply.type(html).send(saidPage('Added', `${links.length} links`))
  })

  // An administrator who connects a tool, whose own address for registrations is in a frame.
  app.get<{ Querystring: { tool: string } }>('/registering', (request, reply) => {
    const address = new URL(request.query.tool)
    for (const [name, value] of Object.entries(registrationQuery(world)))
      address.searchParams.set(name, value)
    return reply.type(html).send(framePage('Connect a tool', address.href, undefined))
  })
  app.get('/storage', (_request, reply) => reply.type(html).send(storagePage))
  app.get('/storage.js', (_request, reply) => reply.type('text/javascript').send(storageScript))
}

/** What a platform adds to the address at which a tool is registered. */
export function registrationQuery(world: PlatformWorld): Record<string, string> {
  const document = `${world.origin}/.well-known/openid-configuration`
  return {
    openid_configuration: document,
    ...(world.registrationToken ? { registration_token: world.registrationToken } : {}),
  }
}
