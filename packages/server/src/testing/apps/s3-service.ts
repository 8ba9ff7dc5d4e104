import type { AddressInfo } from 'node:net'
import S3rver from 's3rver'
import { onTestFinished } from 'vitest'
import type { S3Settings } from '../../outside/files/s3-files'
import { temporaryFolder } from './temporary-folder'

/** A service that speaks S3, on loopback, with an empty bucket; it is there as long as the test. */
export async function s3Service(): Promise<S3Settings & { end(): Promise<void> }> {
  const service = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: await temporaryFolder(),
    configureBuckets: [{ name: 'uploads' }],
  })
  const { port } = (await service.run()) as AddressInfo
  let isOver = false
  const end = async () => {
    if (!isOver) await service.close()
    isOver = true
  }
  onTestFinished(end)
  return {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'uploads',
    region: 'us-east-1',
    // Those of its own, which it knows from the start.
    keyId: 'S3RVER',
    secret: 'S3RVER',
    end,
  }
}

/** The same as the environment names it. */
export const s3Environment = ({ endpoint, bucket, keyId, secret }: S3Settings) => ({
  S3_ENDPOINT: endpoint,
  S3_BUCKET: bucket,
  S3_KEY_ID: keyId,
  S3_SECRET: secret,
})
