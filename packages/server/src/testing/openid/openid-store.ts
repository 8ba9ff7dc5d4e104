import type { Adapter, AdapterPayload } from 'oidc-provider'

/** What an OpenID provider keeps, in memory and each provider for itself. */
export function openidStore(): (kind: string) => Adapter {
  const kept = new Map<string, AdapterPayload>()
  return kind => {
    const keyOf = (id: string) => `${kind}:${id}`
    return {
      async upsert(id, payload) {
        kept.set(keyOf(id), payload)
      },
      find: async id => kept.get(keyOf(id)),
      findByUid: async uid => [...kept.values()].find(p => p.kind === kind && p.uid === uid),
      findByUserCode: async () => undefined,
      async consume(id) {
        const payload = kept.get(keyOf(id))
        if (payload) payload.consumed = Math.floor(Date.now() / 1000)
      },
      async destroy(id) {
        kept.delete(keyOf(id))
      },
      async revokeByGrantId(grantId) {
        for (const [key, payload] of kept) if (payload.grantId === grantId) kept.delete(key)
      },
    }
  }
}
