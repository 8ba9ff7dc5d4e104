/** What somebody who helps needs to know: version, page, browser, window and time; nothing about the person. */
export function detailsOfPage(
  version: string,
  path: string,
  page: { navigator: { userAgent: string }; innerWidth: number; innerHeight: number },
): string {
  return [
    `Version: ${version}`,
    `Page: ${path}`,
    `Browser: ${page.navigator.userAgent}`,
    `Window: ${page.innerWidth} x ${page.innerHeight}`,
    `Time: ${new Date().toISOString()}`,
  ].join('\n')
}
