import { translation } from '@duologue/contract/translation'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answeringService } from '../testing/apps/answering-service'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { classActors, expectMatrix, openSchool, type School } from '../testing/school/class-matrix'

const body = { texts: ['Guten Tag', ''], from: 'de', to: 'en' }

describeOnDatabase('the matrix of translations', engine => {
  let server: TestServer
  let school: School
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { logins: 100 } })
    school = await openSchool(server)
  })
  afterAll(() => server.close())

  test('POST /translations: everybody who is logged in', async () => {
    const view = (answer: unknown) =>
      expect(answer).toEqual({ translations: [], hasService: false })
    const answers = Object.fromEntries(
      classActors.map(actor => [actor, actor === 'visitor' ? 401 : [200, view]]),
    ) as Parameters<typeof expectMatrix>[2]['answers']
    const sent = () => Promise.resolve({ body })
    await expectMatrix(server, school, {
      call: translation.translateTexts,
      sent,
      answers,
      secrets: [],
    })
  })

  test('POST /songs/{id}/translations: editors and admins', async () => {
    const view = (answer: unknown) => expect(answer).toEqual({ translated: 0, pending: 0 })
    const sent = () => Promise.resolve({ params: { id: '01900000-0000-7000-8000-ffffffffffff' } })
    await expectMatrix(server, school, {
      call: translation.translateSong,
      sent,
      answers: {
        visitor: 401,
        student: 403,
        teacher: 403,
        other: 403,
        studentElsewhere: 403,
        otherTeacher: 403,
        editor: [200, view],
        admin: [200, view],
      },
      secrets: [],
    })
  })
})

describeOnDatabase('a service that the settings name', engine => {
  test('answers who asks', async () => {
    const service = await answeringService(({ body: asked }) => {
      const { q } = asked as { q: string[] }
      return { json: { translatedText: q.map(text => `<${text}>`) } }
    })
    const settings = { TRANSLATION_SERVICE: 'libretranslate', TRANSLATION_URL: service.url }
    const server = await startTestServer(engine, { settings })
    try {
      const { people } = await openSchool(server)
      const { headers } = people.other
      expect(await server.ask(translation.translateTexts, { headers, body })).toEqual({
        translations: [
          { text: 'Guten Tag', translation: '<Guten Tag>', source: 'machine:libretranslate' },
        ],
        hasService: true,
      })
    } finally {
      await server.close()
    }
  })
})
