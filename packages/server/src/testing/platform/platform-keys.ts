import {
  createLocalJWKSet,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  type JSONWebKeySet,
  type JWK,
  type JWTVerifyOptions,
  jwtVerify,
  SignJWT,
} from 'jose'
import { requireThat } from './platform-refusal'

/** How a token is signed, where it is not as usual: on a curve, which is as good; or not as it should be. */
export type Signing =
  | 'curve'
  | 'none'
  | 'public-key-as-secret'
  | 'stranger'
  | 'unknown-kid'
  | 'without-kid'

const rsa = () => generateKeyPair('RS256', { extractable: true })
/** Made once by each worker: a pair of keys takes longer than a test. */
let stranger: ReturnType<typeof rsa> | undefined
/** Keys of platforms that were closed, for those that are started. */
const spare: Awaited<ReturnType<typeof rsa>>[] = []

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

const onCurve = () => generateKeyPair('ES256', { extractable: true })

/** A key as a platform shows it. */
const shown = async (
  kid: string,
  alg: string,
  publicKey: Parameters<typeof exportJWK>[0],
): Promise<JWK> => ({ ...(await exportJWK(publicKey)), kid, alg, use: 'sig' })

/** The keys of a platform: those it signs with, and those of the tool by which it knows the tool. */
export async function platformKeys() {
  let count = 0
  const taken: Awaited<ReturnType<typeof rsa>>[] = []
  const fresh = async () => {
    count += 1
    const pair = spare.pop() ?? (await rsa())
    taken.push(pair)
    return { kid: `key-${count}`, ...pair }
  }
  let keys = [await fresh()]
  let curve: ReturnType<typeof onCurve> | undefined

  const published = async (): Promise<{ keys: JWK[] }> => ({
    keys: await Promise.all([
      ...keys.map(({ kid, publicKey }) => shown(kid, 'RS256', publicKey)),
      ...(curve ? [shown('key-curve', 'ES256', (await curve).publicKey)] : []),
    ]),
  })

  /** Signs with another key from now on; the one before is shown on only if it is kept. */
  async function rotate({ keepsOld }: { keepsOld: boolean }): Promise<void> {
    keys = [await fresh(), ...(keepsOld ? keys.slice(0, 1) : [])]
  }

  async function sign(claims: Record<string, unknown>, signing?: Signing): Promise<string> {
    const [key] = keys
    if (!key) throw new Error('The platform has no key.')
    if (signing === 'none') return `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`
    const token = new SignJWT(claims)
    if (signing === 'curve') {
      curve ??= onCurve()
      return token
        .setProtectedHeader({ alg: 'ES256', kid: 'key-curve' })
        .sign((await curve).privateKey)
    }
    if (signing === 'public-key-as-secret') {
      const secret = new TextEncoder().encode(await exportSPKI(key.publicKey))
      return token.setProtectedHeader({ alg: 'HS256', kid: key.kid }).sign(secret)
    }
    const kid = signing === 'unknown-kid' ? 'never-seen' : key.kid
    const header = signing === 'without-kid' ? { alg: 'RS256' } : { alg: 'RS256', kid }
    stranger ??= rsa()
    const signer = signing === 'stranger' ? (await stranger).privateKey : key.privateKey
    return token.setProtectedHeader(header).sign(signer)
  }

  const giveBack = () => spare.push(...taken.splice(0))

  return { published, rotate, sign, giveBack }
}

/** What a tool has signed, by the keys that it shows at its address at this moment. */
export async function verifyByTool(
  token: string,
  keysAddress: string,
  options: JWTVerifyOptions,
): Promise<Record<string, unknown>> {
  const answer = await fetch(keysAddress)
  requireThat(answer.ok, `the tool's keys cannot be had: ${answer.status}`)
  const keys = (await answer.json()) as JSONWebKeySet
  requireThat(
    keys.keys.every(({ kid, d }) => typeof kid === 'string' && d === undefined),
    'a key of the tool has no kid, or is a private one',
  )
  try {
    const { payload, protectedHeader } = await jwtVerify(token, createLocalJWKSet(keys), {
      ...options,
      algorithms: ['RS256'],
      clockTolerance: 60,
    })
    requireThat(protectedHeader.kid, 'a signed text names its key')
    return payload
  } catch (error) {
    requireThat(false, `the tool's signature: ${String(error)}`)
    throw error
  }
}
