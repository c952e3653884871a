/** 128 bits that no one can guess, for a seed too; `randomUUID` is only for pages from safe origins. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
