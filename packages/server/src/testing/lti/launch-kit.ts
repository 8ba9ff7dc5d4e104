import { lti } from '@duologue/contract/lti/lti'
import type { TestServer } from '../apps/test-server'
import { ltiRoles, type PlatformCourse, type PlatformLink } from '../platform/platform-school'
import type { LaunchTwist } from '../platform/platform-world'
import {
  type Came,
  type ConnectedPlatform,
  CourseVisit,
  codeOf,
  connectPlatform,
} from './course-visit'

const { learner, instructor } = ltiRoles

/** What the page of a refusal says; undefined where there is none. */
export const saidOn = ({ page }: Pick<Came, 'page'>) =>
  /<h1>(.*?)<\/h1><p>(.*?)<\/p>/s.exec(page)?.[2]?.replaceAll('&#34;', '"')

/** What tests of launches do on a server: connect platforms, open courses and what stands in them, and close it all. */
export function launchKit(server: TestServer) {
  const platforms: ConnectedPlatform[] = []

  const connect = async (...asked: DropFirst<Parameters<typeof connectPlatform>>) => {
    const platform = await connectPlatform(server, ...asked)
    platforms.push(platform)
    return platform
  }

  const pass = (time: number) =>
    server.clock.moveTo(new Date(server.clock.now().getTime() + time).toISOString())

  const opened = (visit: CourseVisit, code: string, isFramed = true) =>
    server.ask(lti.openLaunch, { body: { code, isFramed }, headers: visit.headers })

  const refusedOpening = async (visit: CourseVisit, code: string, isFramed = true) =>
    (await server.refused(lti.openLaunch, { body: { code, isFramed }, headers: visit.headers }))
      .code

  /** A course whose class is made, with a link in it that was placed by hand. */
  async function openedCourse(platform: ConnectedPlatform) {
    const course = platform.school.addCourse()
    const link = platform.placeByHand(course)
    const teacher = platform.school.addPerson(course, [instructor], { given: 'Teo', family: 'Ro' })
    const visit = new CourseVisit(server)
    const came = await visit.open(platform, { person: teacher, course, link })
    const { launch } = await opened(visit, codeOf(came))
    const body = { launch, isFramed: true }
    await server.ask(lti.openCourse, { body, headers: visit.headers })
    return { course, link, teacher }
  }

  const open = (
    platform: ConnectedPlatform,
    at: { course: PlatformCourse; link: PlatformLink },
    twist: LaunchTwist = {},
    roles: string[] = [learner],
  ) => {
    const person = platform.school.addPerson(at.course, roles)
    return new CourseVisit(server).open(platform, { person, ...at, twist })
  }

  const close = async () => {
    await Promise.all(platforms.map(platform => platform.close()))
    await server.close()
  }
  return { connect, pass, opened, refusedOpening, openedCourse, open, close }
}

type DropFirst<All extends unknown[]> = All extends [unknown, ...infer Rest] ? Rest : never

export type LaunchKit = ReturnType<typeof launchKit>
