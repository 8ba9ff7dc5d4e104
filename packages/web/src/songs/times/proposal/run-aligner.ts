import type { Proposal } from '@duologue/domain/songs/align/propose-times'
import type { AlignOrder, AlignStep, AlignTold } from './align-messages'
// oxlint-disable-next-line import/default -- the build makes it of the worker
import alignFile from './align-worker?worker&url'

/** What browsers with Trusted Types ask of an address from which a program is run. */
interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL: (address: string) => string }
}

let ownWorker: string | undefined

/** The address of our own worker, and of no other, as a page may run it (security.md#headers). */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies }
  ownWorker ??=
    trustedTypes
      ?.createPolicy('aligner', { createScriptURL: () => alignFile })
      .createScriptURL(alignFile) ?? alignFile
  return ownWorker
}

/** Runs the aligner beside the page. Throws where it cannot be run, and when `signal` ends it. */
export function runAligner(
  order: AlignOrder,
  onStep: (step: AlignStep) => void,
  signal: AbortSignal,
): Promise<Proposal[]> {
  const worker = new Worker(workerAddress(), { type: 'module' })
  return new Promise<Proposal[]>((resolve, reject) => {
    const fail = () => reject(new Error('the aligner has failed'))
    signal.addEventListener('abort', fail)
    worker.addEventListener('error', fail)
    worker.addEventListener('message', ({ data }: MessageEvent<AlignTold>) => {
      if (data.step === 'done') resolve(data.proposals)
      else if (data.step === 'failed') fail()
      else onStep(data)
    })
    worker.postMessage(order, [order.samples.buffer])
  }).finally(() => worker.terminate())
}
