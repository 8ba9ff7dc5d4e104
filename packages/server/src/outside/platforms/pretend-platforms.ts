import { type PlatformAnswer, PlatformAway, type PlatformPort } from './platforms'

/** Platforms for tests: what answers at an address, and how often each was asked. */
export function pretendPlatforms() {
  const answers = new Map<string, PlatformAnswer>()
  const asked: string[] = []
  const port: PlatformPort = {
    async ask({ address }) {
      asked.push(address)
      const answer = answers.get(address)
      if (!answer) throw new PlatformAway(`${address} is away`)
      return answer
    },
  }
  return {
    port,
    asked,
    answer: (address: string, value: unknown) =>
      answers.set(address, { status: 200, headers: {}, text: JSON.stringify(value) }),
    goAway: (address: string) => answers.delete(address),
  }
}
