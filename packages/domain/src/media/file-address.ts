/** What a file is called: 192 bits of chance as base64url, so that nobody guesses one. */
export const fileKey = /^[A-Za-z0-9_-]{32}$/

/** How the address of a file looks. */
export const fileAddress = /^\/media\/([A-Za-z0-9_-]{32})$/

/** The address of a file, as it stands in what names it. */
export const addressOfFile = (key: string): string => `/media/${key}`

/** The key in a file's address; undefined when the text is no such address. */
export const keyOfAddress = (address: string): string | undefined => fileAddress.exec(address)?.[1]

/** The address of a picture where it is shown small: uploaded ones have a small size beside the large one. */
export const smallPicture = (address: string): string =>
  keyOfAddress(address) === undefined ? address : `${address}/small`
