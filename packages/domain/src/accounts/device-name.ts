import { settingsTexts } from '../messages/accounts/account-settings'

const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const

const systems = [
  ['iPad', /\biPad\b/],
  ['iPhone', /\biPhone\b/],
  ['Android', /\bAndroid\b/],
  ['Chromebook', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac(intosh| OS)\b/],
  ['Linux', /\bLinux\b/],
] as const

type Known = readonly (readonly [string, RegExp])[]

const nameIn = (known: Known, text: string) => known.find(([, sign]) => sign.test(text))?.[0]

/**
 * A browser's user agent as it is kept, such as "Firefox on Windows"; no more than helps to know one's own device.
 * People are told it by `sayDevice`.
 */
export function deviceName(userAgent: string): string {
  const text = userAgent.slice(0, 500)
  const parts = [nameIn(browsers, text), nameIn(systems, text)].filter(part => part !== undefined)
  return parts.join(' on ') || 'Unknown device'
}

/** What people are told of a device that is kept: its browser, its system, or both. */
export function sayDevice(device: string): string {
  const [browser = '', system] = device.split(' on ')
  if (system !== undefined) return settingsTexts.browserOn(browser, system)
  return browser === 'Unknown device' ? settingsTexts.unknownDevice : browser
}
