import { videos } from '@duologue/contract/videos'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { type PretendDataApi, startPretendDataApi, videoAnswer } from '../testing/pretend-data-api'
import { expectMatrix, openSchool, type School } from '../testing/school/class-matrix'

const youtubeId = 'abcdefghijk'

describeOnDatabase('looking a video up', engine => {
  let api: PretendDataApi
  let server: TestServer
  let school: School
  beforeAll(async () => {
    api = await startPretendDataApi()
    server = await startTestServer(engine, {
      settings: { YOUTUBE_API_KEY: 'secret', YOUTUBE_API_URL: api.address },
    })
    school = await openSchool(server)
  })
  afterAll(async () => {
    await server.close()
    api.close()
  })
  const asEditor = () => ({ headers: school.headersOf('editor') })

  test('is for editors and admins alone', async () => {
    await expectMatrix(server, school, {
      call: videos.getVideo,
      sent: async () => ({ params: { youtubeId } }),
      answers: {
        visitor: 401,
        other: 403,
        student: 403,
        teacher: 403,
        studentElsewhere: 403,
        otherTeacher: 403,
        editor: [200, answer => expect(answer).toMatchObject({ title: 'La mer', duration: 213 })],
        admin: [200, answer => expect(answer).toMatchObject({ viewCount: 1_234_567 })],
      },
      secrets: ['La mer', 'secret'],
    })
    // Two who may, one question.
    expect(api.asked).toHaveLength(1)
  })

  test('says that a video is not there, and that nobody can be asked', async () => {
    api.answerWith({ body: '{"items":[]}' })
    const params = { youtubeId: 'notThere000' }
    expect(await server.refused(videos.getVideo, { params, ...asEditor() })).toMatchObject({
      status: 404,
      code: 'video-not-found',
    })
    api.answerWith({ status: 500, body: '' })
    expect(await server.refused(videos.getVideo, { params, ...asEditor() })).toMatchObject({
      status: 503,
      code: 'lookup-unavailable',
    })
    api.answerWith({ body: videoAnswer() })
    expect((await server.ask(videos.getVideo, { params, ...asEditor() })).youtubeId).toBe(
      params.youtubeId,
    )
  })

  test.each(['short', 'twelve_chars', '..%2f..%2fetc', 'a&key=other'])(
    'asks nobody about %j, which is no id',
    async wrong => {
      const before = api.asked.length
      const params = { youtubeId: wrong }
      const { status } = await server.refused(videos.getVideo, { params, ...asEditor() })
      expect([status, api.asked.length]).toEqual([400, before])
    },
  )
})

describeOnDatabase('looking a video up without a key', engine => {
  test('is told to be not possible here', async () => {
    const server = await startTestServer(engine)
    const school = await openSchool(server)
    const sent = { params: { youtubeId }, headers: school.headersOf('editor') }
    expect(await server.refused(videos.getVideo, sent)).toMatchObject({
      status: 503,
      code: 'lookup-unavailable',
    })
    await server.close()
  })
})
