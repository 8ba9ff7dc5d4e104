/** The contract's calls without their shapes, made while building (calls-from-contract.ts). */
declare module 'virtual:calls' {
  export const calls: Record<string, Record<string, { method: string; path: string }>>
}
