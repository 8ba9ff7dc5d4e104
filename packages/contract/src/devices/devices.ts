import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import { cardSession } from '../pupils/card-session'
import { nothing } from '../shapes/field-shapes'
import { threePictures } from './three-pictures'

/** A device of a class as its teacher sees it; `closed` are the pupils whose pictures were wrong too often there. */
const classDevice = z.object({
  id: z.string(),
  name: z.string(),
  pairedAt: z.string(),
  until: z.string(),
  closed: z.array(z.object({ pupil: z.string(), name: z.string() })),
})

export type ClassDevice = z.output<typeof classDevice>

const asked = { params: nothing, query: nothing, body: nothing } as const

export const devices = {
  pairDevice: endpoint({
    ...asked,
    method: 'POST',
    path: '/api/classes/:id/devices',
    who: 'user',
    limit: 'writes',
    summary: 'Use this device for a class; its token is told this once.',
    asksLoginAgain: () => true,
    params: z.object({ id: z.uuid() }),
    answer: z.object({ device: z.string(), token: z.string() }),
    status: 201,
  }),
  listDevices: endpoint({
    ...asked,
    method: 'GET',
    path: '/api/classes/:id/devices',
    who: 'user',
    limit: 'reads',
    summary: 'The devices that are used for a class, the newest first.',
    params: z.object({ id: z.uuid() }),
    answer: z.object({ devices: z.array(classDevice) }),
    status: 200,
  }),
  stopDevice: endpoint({
    ...asked,
    method: 'DELETE',
    path: '/api/classes/:id/devices/:device',
    who: 'user',
    limit: 'writes',
    summary: 'Stop using a device for a class.',
    params: z.object({ id: z.uuid(), device: z.uuid() }),
    answer: z.object({}),
    status: 200,
  }),
  getClassDevice: endpoint({
    ...asked,
    method: 'GET',
    path: '/api/class-device',
    who: 'anyone',
    limit: 'reads',
    summary:
      'Who plays on this device (`X-Class-Device` has its token): first names and portraits.',
    answer: z.object({
      device: z.string(),
      class: z.object({ id: z.string(), name: z.string() }),
      pupils: z.array(
        z.object({
          id: z.string(),
          firstName: z.string(),
          username: z.string(),
          avatar: z.nullable(z.string()),
        }),
      ),
    }),
    status: 200,
  }),
  logInOnDevice: endpoint({
    ...asked,
    method: 'POST',
    path: '/api/class-device/login',
    who: 'anyone',
    limit: 'logins',
    summary: 'Log a pupil in on a device of their class, by the three pictures of their card.',
    body: z.object({
      pupil: z.uuid(),
      pictures: threePictures,
    }),
    answer: cardSession,
    status: 200,
  }),
}
