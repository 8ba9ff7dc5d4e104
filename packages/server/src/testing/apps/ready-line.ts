/** The address in the line by which the product in several processes says that it is ready. */
export function addressIn(line = ''): string {
  const [, address = ''] = /ready at (\S+) /.exec(line) ?? []
  return address
}
