import { expect, test } from 'vitest'
import { serverOptions } from './server-options'

test.each([
  [1, '64MB', '50'],
  [3, '192MB', '63'],
  [12, '768MB', '180'],
  [64, '1024MB', '856'],
])(
  'a server of %i processes keeps %s of pages and takes %s connections',
  (processes, buffers, most) => {
    const options = serverOptions('/data', '/run', 18, processes)
    expect(options).toContain(`shared_buffers=${buffers}`)
    expect(options).toContain(`max_connections=${most}`)
  },
)
